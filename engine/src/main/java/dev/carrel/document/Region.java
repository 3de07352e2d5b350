package dev.carrel.document;

/// A part of a page, from 1.
public record Region(int page, Box box) {}
