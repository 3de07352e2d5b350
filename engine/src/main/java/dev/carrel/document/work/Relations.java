package dev.carrel.document.work;

/// The relations between documents, which none of them tells alone.
///
/// @param basis of which documents; another one means that the rest is out of date
public record Relations(long basis, Citations citations, Versions versions) {
    public static final Relations NONE = new Relations(0, Citations.NONE, Versions.NONE);
}
