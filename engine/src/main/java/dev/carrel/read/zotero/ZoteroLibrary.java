package dev.carrel.read.zotero;

/// One of the libraries that Zotero holds.
///
/// @param path as links spell it: `library`, `groups/4355231`, `feeds/3`
/// @param name what its items' collections are put under; empty for the person's own
public record ZoteroLibrary(String path, String name) {
    public static final ZoteroLibrary OWN = new ZoteroLibrary("library", "");

    public static ZoteroLibrary group(long id, String name) {
        return new ZoteroLibrary("groups/" + id, name);
    }

    public static ZoteroLibrary feed(long id, String name) {
        return new ZoteroLibrary("feeds/" + id, "Feeds/" + name);
    }

    /// A collection's path, seen from all libraries.
    public String collection(String path) {
        return name.isEmpty() ? path : name + "/" + path;
    }
}
