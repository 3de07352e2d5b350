package dev.carrel.testing;

import java.util.List;
import java.util.Random;

/// Text of all sorts, as it stands in documentation and papers around the world.
public final class RandomText {
    private static final List<String> WORDS = List.of("the", "network", "training", "loss", "p", "of",
            "DataFrame",
            "bokeh.models.SelectEditor", "page_size", "naïve", "Müller", "et", "al.", "C++", "gpt-4",
            "β-catenin", "0.05", "<", "antidisestablishmentarianism", "I", "e.g.", "Fig.", "(see", "below)",
            "https://example.org/a/b?c=d&e=f", "don't", "—", "unaffable", "xkcdqzj");
    private static final List<String> SIGNS = List.of("机", "器", "学", "习", "の", "モ", "한", "국", "😀", "👩‍🔬",
            "𝒜",
            "é", "ש", "ل", "ก", "ั", "\u0301", "؟", "。", "&", "<", "\"", "'", "\u200b");

    private final Random random;

    public RandomText(Random random) {
        this.random = random;
    }

    public String word() {
        return switch (random.nextInt(12)) {
            case 0 -> signs(1 + random.nextInt(12));
            case 1 -> letters(1 + random.nextInt(20));
            default -> WORDS.get(random.nextInt(WORDS.size()));
        };
    }

    /// Letters and digits without any white space.
    public String letters(int length) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < length; i++) {
            letters.append("abcdefghijklmnopqrstuvwxyz0123456789ABCXYZ".charAt(random.nextInt(42)));
        }
        return letters.toString();
    }

    /// Signs of many scripts without any white space.
    public String signs(int count) {
        StringBuilder signs = new StringBuilder();
        for (int i = 0; i < count; i++) {
            signs.append(SIGNS.get(random.nextInt(SIGNS.size())));
        }
        return signs.toString();
    }

    public String sentence(int words) {
        StringBuilder sentence = new StringBuilder();
        for (int i = 0; i < words; i++) {
            sentence.append(i == 0 ? "" : " ").append(word());
        }
        return sentence.append(". ").toString();
    }

    public String prose(int sentences) {
        StringBuilder prose = new StringBuilder();
        for (int i = 0; i < sentences; i++) {
            prose.append(sentence(1 + random.nextInt(random.nextInt(20) == 0 ? 300 : 25)));
        }
        return prose.toString();
    }

    public String code(int lines) {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < lines; i++) {
            code.append(" ".repeat(4 * random.nextInt(4))).append(word()).append(" = ").append(word())
                    .append("(").append(word()).append("_").append(letters(5)).append(")\n");
        }
        return code.toString();
    }

    public String table(int rows) {
        StringBuilder table = new StringBuilder();
        for (int i = 0; i < rows; i++) {
            table.append("| ").append(word()).append(" | ").append(random.nextInt(1_000_000)).append(" | ")
                    .append(word()).append(" |\n");
        }
        return table.toString();
    }

    /// A paragraph of any kind.
    public String paragraph() {
        return switch (random.nextInt(8)) {
            case 0 -> code(1 + random.nextInt(80));
            case 1 -> table(1 + random.nextInt(60));
            case 2 -> letters(1 + random.nextInt(3000));
            case 3 -> signs(1 + random.nextInt(1500));
            default -> prose(1 + random.nextInt(12));
        };
    }

    /// Any characters at all, lone surrogates among them.
    public String anything(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(switch (random.nextInt(6)) {
                case 0 -> (char) random.nextInt(0x10000);
                case 1 -> (char) (0xD800 + random.nextInt(0x800));
                case 2 -> "\"“”-:.OR ()".charAt(random.nextInt(11));
                case 3 -> ' ';
                default -> (char) (32 + random.nextInt(95));
            });
        }
        return text.toString();
    }
}
