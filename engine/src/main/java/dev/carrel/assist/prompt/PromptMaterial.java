package dev.carrel.assist.prompt;

import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.assist.check.GivenPassage;
import dev.carrel.base.ContentHash;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Passages as a model gets to see them, each between two marks that occur nowhere in any of them.
///
/// @param mark a word that no passage holds
/// @param text of all passages
public record PromptMaterial(String mark, String text) {
    private static final int SHORTEST = 6;

    public static PromptMaterial of(List<GivenPassage> passages) {
        String mark = mark(passages);
        return new PromptMaterial(mark, passages.stream().map(each -> shown(each, mark))
                .collect(Collectors.joining("\n\n")));
    }

    private static String shown(GivenPassage passage, String mark) {
        return "[" + passage.key() + "] " + plain(passage.found().metadata().title()) + "\n<" + mark + ">\n"
                + passage.text() + "\n</" + mark + ">";
    }

    /// The same for the same passages, so that the same question is put in the same words.
    private static String mark(List<GivenPassage> passages) {
        String all = passages.stream().map(each -> each.found().metadata().title() + "\n" + each.text())
                .collect(Collectors.joining("\n"));
        String hash = ContentHash.of(all.getBytes(UTF_8)).value();
        for (int length = SHORTEST; length < hash.length(); length++) {
            String mark = "text-" + hash.substring(0, length);
            if (!all.contains(mark)) {
                return mark;
            }
        }
        throw new IllegalStateException("a text that holds its own hash");
    }

    /// A title on one line.
    private static String plain(String title) {
        return title.replaceAll("[\\s\\p{Cntrl}\\u2028\\u2029]+", " ").strip();
    }
}
