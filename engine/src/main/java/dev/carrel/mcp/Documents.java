package dev.carrel.mcp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.index.DocumentSummary;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.mcp.tool.Cursor;
import dev.carrel.mcp.tool.DocumentList;
import dev.carrel.mcp.tool.DocumentUrl;
import dev.carrel.mcp.tool.FetchedText;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import org.jspecify.annotations.Nullable;

/// Documents as the protocol's resources, for people who attach one to a conversation.
record Documents(Library library) {
    private static final int PAGE = 100;
    private static final String QUESTION = "resources";

    McpSchema.ListResourcesResult list(@Nullable String cursor) {
        try (LibraryContents contents = library.contents()) {
            String after = cursor == null ? "" : Cursor.read(cursor, QUESTION).position();
            DocumentList shelf = DocumentList.after(after, PAGE, contents);
            var page = McpSchema.ListResourcesResult
                    .builder(shelf.documents().stream().map(Documents::resource).toList());
            return shelf.next() == null
                    ? page.build()
                    : page.nextCursor(new Cursor(QUESTION, shelf.next()).text()).build();
        } catch (UserError e) {
            throw Handlers.invalid(ToolTrouble.told(e));
        } catch (IOException e) {
            throw new UncheckedIOException(ToolTrouble.told(e), e);
        }
    }

    private static McpSchema.Resource resource(DocumentSummary document) {
        String path = document.origin().path();
        return McpSchema.Resource
                .builder(DocumentUrl.resource(document.origin().id()),
                        path.substring(path.lastIndexOf('/') + 1))
                .title(document.metadata().title()).mimeType(FetchedText.TYPE).build();
    }

    McpSchema.ListResourceTemplatesResult templates() {
        return McpSchema.ListResourceTemplatesResult.builder(List.of(McpSchema.ResourceTemplate
                .builder(DocumentUrl.template(), "document").title("A document of the library")
                .description("The text of a document by its id, path, DOI, cite key or title.")
                .mimeType(FetchedText.TYPE).build())).build();
    }

    McpSchema.ReadResourceResult read(String uri) {
        String id = DocumentUrl.id(uri).orElseThrow(() -> absent(uri, "Resources are named like "
                + DocumentUrl.template() + "."));
        try (LibraryContents contents = library.contents()) {
            return McpSchema.ReadResourceResult.builder(List.of(McpSchema.TextResourceContents
                    .builder(uri, FetchedText.of(id, contents)).mimeType(FetchedText.TYPE).build()))
                    .build();
        } catch (UserError e) {
            throw absent(uri, ToolTrouble.told(e));
        } catch (IOException e) {
            throw new UncheckedIOException(ToolTrouble.told(e), e);
        }
    }

    private static McpError absent(String uri, String because) {
        return McpError.builder(ErrorCodes.RESOURCE_NOT_FOUND)
                .message("There is no resource " + uri + ". " + because).build();
    }
}
