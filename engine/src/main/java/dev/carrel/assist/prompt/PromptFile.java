package dev.carrel.assist.prompt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.base.ContentHash;
import dev.carrel.base.PackagedFile;
import dev.carrel.base.UserError;

import static java.nio.charset.StandardCharsets.UTF_8;

/// The words in which a model is asked for something: instructions, a line of three dashes, and the question with
/// places to fill in, such as `{question}`.
///
/// @param version the name and the number that the file gives itself, such as `ask-1`; that of an owner's own file is
///                followed by a mark of its content
public record PromptFile(String version, String instructions, String question) {
    private static final Pattern PARTS = Pattern
            .compile("\\A(?<version>[a-z]+-\\d+)\\R+(?<instructions>.*?)\\R---\\R(?<question>.*)\\z",
                    Pattern.DOTALL);
    private static final Pattern PLACE = Pattern.compile("\\{([a-z]+)\\}");
    private static final int MARK = 8;

    /// The prompt of a name: the owner's, if the folder has one, else the program's.
    ///
    /// @param folder where the owner's prompts are, which need not exist
    public static PromptFile of(String name, Path folder) throws IOException {
        Path own = folder.resolve(name + ".md");
        if (!Files.exists(own)) {
            return packaged(name);
        }
        String text = Files.readString(own);
        PromptFile prompt = parsed(text, own.toString());
        return new PromptFile(
                prompt.version + "+" + ContentHash.of(text.getBytes(UTF_8)).value().substring(0, MARK),
                prompt.instructions, prompt.question);
    }

    static PromptFile packaged(String name) {
        return parsed(PackagedFile.text(PromptFile.class, name + ".md"), name);
    }

    private static PromptFile parsed(String text, String file) {
        Matcher parts = PARTS.matcher(text);
        if (!parts.matches()) {
            throw UserError.cannotRun("The prompt " + file
                    + " does not begin with a name and number such as ask-1, or has no line of three dashes.",
                    "Put it right, or delete it to use the program's own.");
        }
        return new PromptFile(parts.group("version"), parts.group("instructions").strip(),
                parts.group("question").strip());
    }

    /// The question with its places filled in, each once: what is filled in is not looked at again.
    public String filled(Map<String, String> values) {
        return PLACE.matcher(question).replaceAll(
                place -> Matcher.quoteReplacement(values.getOrDefault(place.group(1), place.group())));
    }
}
