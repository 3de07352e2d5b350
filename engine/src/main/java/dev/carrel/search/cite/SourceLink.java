package dev.carrel.search.cite;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.index.FoundPassage;
import org.jspecify.annotations.Nullable;

/// The way back to where something stands.
public final class SourceLink {
    private SourceLink() {}

    /// The page in Zotero, else the page of the file, else the address in the web, else the item in Zotero or the file.
    public static Optional<String> to(FoundPassage found) {
        Metadata metadata = found.metadata();
        Passage passage = found.passage();
        if (metadata.zotero() != null) {
            Optional<String> item = metadata.zotero().link(passage).or(metadata.zotero()::link);
            return item.or(() -> Optional.ofNullable(metadata.url()));
        }
        return passage.page() == null && metadata.url() != null
                ? Optional.of(metadata.url())
                : file(found.origin().path(), passage.page()).or(() -> Optional.ofNullable(metadata.url()));
    }

    private static Optional<String> file(String path, @Nullable Integer page) {
        if (path.contains("://")) {
            return Optional.of(path);
        }
        try {
            // By hand: Path.toUri looks at the disk, where the file may be gone.
            String address = new URI("file", "", Path.of(path).toString().replace('\\', '/'), null)
                    .toASCIIString();
            return Optional.of(page == null ? address : address + "#page=" + page);
        } catch (InvalidPathException | URISyntaxException e) {
            return Optional.empty();
        }
    }
}
