package dev.carrel.mcp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.base.NearestName;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.mcp.tool.ContentsTool;
import dev.carrel.mcp.tool.ContextTool;
import dev.carrel.mcp.tool.FetchTool;
import dev.carrel.mcp.tool.SearchTool;
import dev.carrel.mcp.tool.SimilarTool;
import dev.carrel.mcp.tool.Tool;
import dev.carrel.mcp.tool.VerifyQuoteTool;
import io.modelcontextprotocol.spec.McpSchema;
import org.jspecify.annotations.Nullable;

import static java.nio.charset.StandardCharsets.UTF_8;

/// The tools as the protocol has them.
final class Toolbox {
    private static final McpSchema.ToolAnnotations READING = McpSchema.ToolAnnotations.builder()
            .readOnlyHint(true).destructiveHint(false).idempotentHint(true).openWorldHint(false).build();

    private final List<Tool<?>> tools;

    Toolbox(Library library) {
        this.tools = List.of(new SearchTool(library).tool(), new FetchTool(library).tool(),
                new ContextTool(library).tool(),
                new SimilarTool(library).tool(), new VerifyQuoteTool(library).tool(),
                new ContentsTool(library).tool());
    }

    List<Tool<?>> tools() {
        return tools;
    }

    McpSchema.ListToolsResult list() {
        return McpSchema.ListToolsResult.builder(tools.stream().map(Toolbox::described).toList()).build();
    }

    private static McpSchema.Tool described(Tool<?> tool) {
        return McpSchema.Tool.builder(tool.name(), tool.parameters().schema()).title(tool.title())
                .description(tool.description()).outputSchema(tool.schema()).annotations(READING).build();
    }

    /// A call that cannot be answered is explained to the model, which can put it right.
    McpSchema.CallToolResult call(String name, Map<?, ?> given) {
        Tool<?> tool = named(name);
        try {
            return answered(tool.tree(tool.parameters().check(arguments(given))));
        } catch (IOException | RuntimeException e) {
            return McpSchema.CallToolResult.builder().addTextContent(ToolTrouble.told(e)).isError(true)
                    .build();
        }
    }

    private Tool<?> named(String name) {
        List<String> names = tools.stream().map(Tool::name).toList();
        return tools.stream().filter(tool -> tool.name().equals(name)).findFirst()
                .orElseThrow(() -> Handlers.invalid("There is no tool " + name + ". Did you mean "
                        + NearestName.of(name, names) + "?"));
    }

    private static Map<String, @Nullable Object> arguments(Map<?, ?> given) {
        Map<String, @Nullable Object> arguments = new LinkedHashMap<>();
        given.forEach((key, value) -> arguments.put((String) key, value));
        return arguments;
    }

    /// The same tree twice: as structure, and as text for clients that know text only. As JSON the text cannot be taken
    /// for anything but a value.
    private static McpSchema.CallToolResult answered(@Nullable Object tree) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        Json.write(tree, text);
        return McpSchema.CallToolResult.builder().addTextContent(text.toString(UTF_8).strip())
                .structuredContent(tree).isError(false).build();
    }
}
