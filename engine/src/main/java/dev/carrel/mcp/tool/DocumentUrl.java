package dev.carrel.mcp.tool;

import java.nio.file.Path;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.origin.Origin;

/// The address at which a document can be opened: what a citation links to.
public final class DocumentUrl {
    private static final String RESOURCE = "carrel://document/";

    private DocumentUrl() {}

    /// Its page on the web, its DOI, its item in Zotero, or its file; the first that there is.
    public static String of(Metadata metadata, Origin origin) {
        if (metadata.url() != null) {
            return metadata.url();
        }
        if (metadata.doi() != null) {
            return "https://doi.org/" + metadata.doi();
        }
        Optional<String> item = metadata.zotero() == null ? Optional.empty() : metadata.zotero().link();
        return item.orElseGet(() -> file(origin));
    }

    private static String file(Origin origin) {
        return origin.path().startsWith("/") && origin.path().indexOf('\0') < 0
                ? Path.of(origin.path()).toUri().toString()
                : resource(origin.id());
    }

    /// Its address among the resources of this door.
    public static String resource(DocumentId id) {
        return RESOURCE + id.value();
    }

    /// For resources whose address is made by the client.
    public static String template() {
        return RESOURCE + "{id}";
    }

    /// The id that such an address names; empty if it is another kind of address.
    public static Optional<String> id(String uri) {
        return uri.startsWith(RESOURCE) ? Optional.of(uri.substring(RESOURCE.length())) : Optional.empty();
    }
}
