package dev.carrel.web.route;

/// The method of a request.
public enum Method {
    GET, POST, PATCH, DELETE
}
