package dev.carrel.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.text.Sentences;

/// Ways in which a true sentence is made untrue. Each gives the empty string where it does not apply.
enum FirewallDistortion {
    NUMBER_CHANGED {
        @Override
        String of(String sentence, Source source) {
            return replaced(sentence, NUMBER, source.random(), number -> {
                String changed = number;
                while (changed.equals(number)) {
                    int at = source.random().nextInt(number.length());
                    char digit = (char) ('0' + source.random().nextInt(10));
                    boolean fits = Character.isDigit(number.charAt(at)) && (at > 0 || digit != '0');
                    changed = fits ? number.substring(0, at) + digit + number.substring(at + 1) : number;
                }
                return changed;
            });
        }
    },
    UNIT_CHANGED {
        @Override
        String of(String sentence, Source source) {
            return replaced(sentence, UNIT, source.random(), unit -> other(unit, UNITS, source.random()));
        }
    },
    NEGATION_ADDED {
        @Override
        String of(String sentence, Source source) {
            return source.random().nextBoolean()
                    ? replaced(sentence, AUXILIARY, source.random(), verb -> verb + " not")
                    : replaced(sentence, Pattern.compile("\\bwith\\b|\\b(?:a|an|the)\\b(?= \\p{Ll})"),
                            source.random(),
                            word -> word.equals("with") ? "without" : "no");
        }
    },
    NEGATION_DROPPED {
        @Override
        String of(String sentence, Source source) {
            return replaced(sentence, NEGATION, source.random(), negation -> switch (negation.strip()) {
                case "without" -> "with ";
                case "cannot" -> "can ";
                case "neither" -> "either ";
                case "nor" -> "or ";
                case "no" -> source.random().nextBoolean() ? "" : "a ";
                default -> "";
            });
        }
    },
    WORD_SWAPPED {
        @Override
        String of(String sentence, Source source) {
            return replaced(sentence, WORD, source.random(), word -> {
                String other = source.word();
                while (other.toLowerCase(Locale.ROOT)
                        .startsWith(word.substring(0, 3).toLowerCase(Locale.ROOT))) {
                    other = source.word();
                }
                return other;
            });
        }
    },
    OPPOSITE_SAID {
        @Override
        String of(String sentence, Source source) {
            return replaced(sentence, OPPOSITE, source.random(), word -> OPPOSITES.getOrDefault(word, ""));
        }
    },
    CHANGE_TURNED {
        @Override
        String of(String sentence, Source source) {
            return replaced(sentence, CHANGE, source.random(), word -> other(word, CHANGES, source.random()));
        }
    },
    WORDS_EXCHANGED {
        @Override
        String of(String sentence, Source source) {
            List<MatchResult> words = WORD.matcher(sentence).results().toList();
            if (words.size() < 4) {
                return "";
            }
            int first = source.random().nextInt(words.size() - 1);
            int second = first + 1 + source.random().nextInt(words.size() - first - 1);
            MatchResult a = words.get(first);
            MatchResult b = words.get(second);
            return a.group().substring(0, 3).equalsIgnoreCase(b.group().substring(0, 3))
                    ? ""
                    : sentence.substring(0, a.start()) + b.group() + sentence.substring(a.end(), b.start())
                            + a.group() + sentence.substring(b.end());
        }
    },
    SENTENCES_SPLICED {
        @Override
        String of(String sentence, Source source) {
            String[] first = sentence.split(" ");
            String[] second = source.sentence().split(" ");
            if (second.length < 6) {
                return "";
            }
            List<String> words = new ArrayList<>(List.of(first).subList(0, first.length / 2));
            words.addAll(List.of(second).subList(second.length / 2, second.length));
            return String.join(" ", words);
        }
    };

    private static final Pattern NUMBER = Pattern
            .compile("(?<![\\p{L}\\d.,])\\d+(?:\\.\\d+)?(?![\\d\\p{L}])");
    private static final List<String> UNITS = List.of("%", "mg", "kg", "g", "ml", "mL", "μl", "μg", "mm",
            "cm", "nm", "km",
            "hours", "days", "weeks", "months", "years", "min", "minutes", "seconds", "°C", "kb", "bp", "kDa",
            "mM");
    private static final Pattern UNIT = Pattern
            .compile("(?<=\\d ?)(?:" + String.join("|", UNITS) + ")(?![\\p{L}])");
    private static final List<String> CHANGES = List.of("by", "to", "from");
    private static final Pattern CHANGE = Pattern
            .compile("\\b(?:by|to|from)\\b(?= (?:about |approximately |more than |at least )?\\d)");
    private static final Pattern AUXILIARY = Pattern
            .compile(
                    "\\b(?:is|are|was|were|can|may|has|have|had|could|will|should|must|did|does)\\b(?! not)");
    private static final Pattern NEGATION = Pattern
            .compile("\\b(?:not|no|never|without|cannot|neither|nor|hardly|rarely) ");
    static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\d-])\\p{Ll}{5,}(?![\\p{L}\\d-])");
    private static final Map<String, String> OPPOSITES = opposites();
    private static final Pattern OPPOSITE = Pattern
            .compile("\\b(?:" + String.join("|", OPPOSITES.keySet()) + ")\\b");

    /// What a distortion takes from elsewhere.
    interface Source {
        Random random();

        /// A word of the corpus.
        String word();

        /// Another sentence of the passages that are given.
        String sentence();
    }

    abstract String of(String sentence, Source source);

    private static Map<String, String> opposites() {
        Map<String, String> opposites = new TreeMap<>();
        for (String pair : ("increase/decrease increased/decreased higher/lower more/less before/after positive/negative"
                + " significant/insignificant upper/lower early/late high/low larger/smaller first/last rapid/gradual"
                + " acute/chronic severe/mild common/rare most/least above/below inhibit/stimulate simple/complicated"
                + " similar/different increases/decreases strong/weak long/short many/few directly/indirectly")
                .split(" ")) {
            String[] two = pair.split("/");
            opposites.put(two[0], two[1]);
            opposites.put(two[1], two[0]);
        }
        return opposites;
    }

    private interface Change {
        String of(String found);
    }

    private static String replaced(String sentence, Pattern pattern, Random random, Change change) {
        List<MatchResult> found = pattern.matcher(sentence).results().toList();
        if (found.isEmpty()) {
            return "";
        }
        MatchResult one = found.get(random.nextInt(found.size()));
        return sentence.substring(0, one.start()) + change.of(one.group()) + sentence.substring(one.end());
    }

    private static String other(String unit, List<String> units, Random random) {
        String other = unit;
        while (other.equalsIgnoreCase(unit)) {
            other = units.get(random.nextInt(units.size()));
        }
        return other;
    }

    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /// Sentences that say something: of eight words at least, with a beginning and an end.
    static List<String> sentences(String text) {
        return Sentences.of(text).stream().filter(sentence -> sentence.length() < 600
                && sentence.matches("(?s)[\\p{Lu}(\\[“\"\\d].*[.!?][)\\]”\"]?") && words(sentence) >= 8)
                .toList();
    }

    private static int words(String sentence) {
        Matcher word = WORD.matcher(sentence);
        int words = 0;
        while (word.find()) {
            words++;
        }
        return words >= 3 ? sentence.split("\\s+").length : 0;
    }
}
