package dev.carrel.cli.completion;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.carrel.base.PackagedFile;
import dev.carrel.base.Worded;
import dev.carrel.cli.completion.Completions.Other;
import dev.carrel.cli.completion.Completions.Word;
import dev.carrel.cli.completion.Completions.Words;

/// A shell that can complete commands, and how its script writes one line of the table.
public enum Shell implements Worded {
    BASH {
        @Override
        String line(String place, List<Word> words) {
            return "    " + quoted(place) + ") candidates="
                    + quoted(words.stream().map(Word::text).collect(Collectors.joining(" "))) + " ;;";
        }

        @Override
        String quoted(String text) {
            return "'" + text.replace("'", "'\\''") + "'";
        }
    },
    ZSH {
        @Override
        String line(String place, List<Word> words) {
            return "    (" + quoted(place) + ") candidates=("
                    + words.stream().map(word -> quoted(escaped(word))).collect(Collectors.joining(" "))
                    + ") ;;";
        }

        // A colon parts a word from its meaning.
        private static String escaped(Word word) {
            String text = word.text().replace(":", "\\:");
            return word.meaning().isEmpty() ? text : text + ":" + word.meaning();
        }

        @Override
        String quoted(String text) {
            return "'" + text.replace("'", "'\\''") + "'";
        }
    },
    FISH {
        @Override
        String line(String place, List<Word> words) {
            return "        case " + quoted(place) + "\n            printf '%s\\t%s\\n' "
                    + words.stream().map(word -> quoted(word.text()) + " " + quoted(word.meaning()))
                            .collect(Collectors.joining(" "));
        }

        @Override
        String quoted(String text) {
            return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
        }
    };

    abstract String line(String place, List<Word> words);

    abstract String quoted(String text);

    public static List<String> words() {
        return Worded.words(values());
    }

    public static Optional<Shell> called(String name) {
        return Worded.named(name, values());
    }

    /// The script that a shell has to read to complete commands.
    public String script(CompletionTable table) {
        String lines = table.places().entrySet().stream().map(this::line).collect(Collectors.joining("\n"));
        return PackagedFile.text(Shell.class, "carrel." + word()).replace("@TABLE@", lines);
    }

    private String line(Map.Entry<String, Completions> place) {
        return line(place.getKey(), switch (place.getValue()) {
            case Words(List<Word> words) -> words;
            case Other other -> List.of(new Word("<" + other.name().toLowerCase(Locale.ROOT) + ">", ""));
        });
    }
}
