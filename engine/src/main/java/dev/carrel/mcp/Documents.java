package dev.carrel.mcp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

import dev.carrel.document.UserError;
import dev.carrel.index.Described;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.mcp.tool.Address;
import dev.carrel.mcp.tool.Cursor;
import dev.carrel.mcp.tool.DocumentText;
import dev.carrel.mcp.tool.Shelf;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import org.jspecify.annotations.Nullable;

/// Documents as the protocol's resources, for people who attach one to a conversation.
final class Documents {
    private static final int PAGE = 100;
    private static final String QUESTION = "resources";

    private final Library library;

    Documents(Library library) {
        this.library = library;
    }

    McpSchema.ListResourcesResult list(@Nullable String cursor) {
        try (Snapshot snapshot = library.snapshot()) {
            String after = cursor == null ? "" : Cursor.read(cursor, QUESTION).position();
            Shelf shelf = Shelf.after(after, PAGE, snapshot);
            var page = McpSchema.ListResourcesResult
                    .builder(shelf.documents().stream().map(Documents::resource).toList());
            return shelf.next() == null
                    ? page.build()
                    : page.nextCursor(new Cursor(QUESTION, shelf.next()).text()).build();
        } catch (UserError e) {
            throw Handlers.invalid(Trouble.told(e));
        } catch (IOException e) {
            throw new UncheckedIOException(Trouble.told(e), e);
        }
    }

    private static McpSchema.Resource resource(Described document) {
        String path = document.origin().path();
        return McpSchema.Resource
                .builder(Address.resource(document.origin().id()), path.substring(path.lastIndexOf('/') + 1))
                .title(document.metadata().title()).mimeType(DocumentText.TYPE).build();
    }

    McpSchema.ListResourceTemplatesResult templates() {
        return McpSchema.ListResourceTemplatesResult.builder(List.of(McpSchema.ResourceTemplate
                .builder(Address.template(), "document").title("A document of the library")
                .description("The text of a document by its id, path, DOI, cite key or title.")
                .mimeType(DocumentText.TYPE).build())).build();
    }

    McpSchema.ReadResourceResult read(String uri) {
        String id = Address.id(uri).orElseThrow(() -> absent(uri, "Resources are named like "
                + Address.template() + "."));
        try (Snapshot snapshot = library.snapshot()) {
            return McpSchema.ReadResourceResult.builder(List.of(McpSchema.TextResourceContents
                    .builder(uri, DocumentText.of(id, snapshot)).mimeType(DocumentText.TYPE).build()))
                    .build();
        } catch (UserError e) {
            throw absent(uri, Trouble.told(e));
        } catch (IOException e) {
            throw new UncheckedIOException(Trouble.told(e), e);
        }
    }

    private static McpError absent(String uri, String because) {
        return McpError.builder(ErrorCodes.RESOURCE_NOT_FOUND)
                .message("There is no resource " + uri + ". " + because).build();
    }
}
