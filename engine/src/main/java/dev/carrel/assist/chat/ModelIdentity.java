package dev.carrel.assist.chat;

/// Which model it is, and where it runs.
///
/// @param host with its port, such as `127.0.0.1:11434`
public record ModelIdentity(String name, String host) {}
