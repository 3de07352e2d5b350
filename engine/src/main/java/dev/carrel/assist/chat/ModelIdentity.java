package dev.carrel.assist.chat;

/// The name of a model and the host that it runs on.
///
/// @param host with its port, such as `127.0.0.1:11434`
public record ModelIdentity(String name, String host) {}
