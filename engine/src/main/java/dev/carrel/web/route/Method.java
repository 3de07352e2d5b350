package dev.carrel.web.route;

/// What is done with the thing at a path.
public enum Method {
    GET, POST, DELETE
}
