package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.assist.check.CheckedQuote;
import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.assist.check.DraftSentence;
import dev.carrel.assist.check.Firewall;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.check.Support;
import dev.carrel.document.PassageId;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.lucene.LuceneIndex;
import org.jspecify.annotations.Nullable;

/// Holds the firewall against answers that are known to be true or untrue: sentences and quotations of a corpus, as they
/// stand, distorted and wrongly cited, each checked against twelve passages of its topic. Prints for each kind how many
/// were shown as checked, how many that was wrong for and, where the sentence is true, how many were cited for the passage
/// that they stand in. The same seed makes the same answers, and every fifth is checked once more from the start.
final class FirewallBench {
    private static final long SEED = Long.getLong("seed", 15);
    private static final List<FirewallCitation> WRONG = List.of(FirewallCitation.WRONG_PAGE,
            FirewallCitation.WRONG_DOCUMENT, FirewallCitation.INVENTED_KEY);
    private static final Pattern ASIDE = Pattern.compile(" \\([^()]*\\)");
    private static final Pattern LAST_CLAUSE = Pattern
            .compile("(, (?:which|and|but|while|whereas)\\b[^,;]*)\\.$");

    private final FirewallPassages passages;
    private final PrintStream out;
    private final Random random = new Random(SEED);
    private final Firewall firewall;
    private final int each;
    private final int shown = Integer.getInteger("show", 0);
    private final List<Tally> tallies = new ArrayList<>();

    /// @param each how many answers of each kind
    private FirewallBench(FirewallPassages passages, int each, PrintStream out) {
        this.passages = passages;
        this.each = each;
        this.out = out;
        this.firewall = new Firewall(LuceneIndex.terms(), passages::verify);
    }

    static void run(Path data, int each, PrintStream out) throws IOException {
        new FirewallBench(FirewallPassages.read(data), each, out).run();
    }

    /// What became of the answers of one kind.
    private static final class Tally {
        private final String kind;
        private final BiPredicate<Item, CheckedSentence> isWrong;
        private int all;
        /// Shown as checked, as it was drafted.
        private int checked;
        /// Shown as checked, with what the page says in place of a quotation.
        private int corrected;
        private int right;
        private int exact;
        private int wrong;
        private int differing;
        private long nanoseconds;

        Tally(String kind, BiPredicate<Item, CheckedSentence> isWrong) {
            this.kind = kind;
            this.isWrong = isWrong;
        }
    }

    /// A true sentence, where it stands, and what is given with it.
    private final class Item {
        private final int passage;
        private final String sentence;
        private List<GivenPassage> given = List.of();

        Item(int passage, String sentence) {
            this.passage = passage;
            this.sentence = sentence;
        }

        List<GivenPassage> given() {
            if (given.isEmpty()) {
                given = passages.given(passage, random);
            }
            return given;
        }
    }

    private void run() throws IOException {
        out.printf(Locale.ROOT, "%d passages%n%n", passages.size());
        BiPredicate<Item, CheckedSentence> notChecked = (_, checked) -> !checked.isChecked();
        measure("untouched", notChecked, item -> item.sentence);
        measure("after “The study found that”", notChecked,
                item -> "The study found that " + lowered(item.sentence));
        measure("an aside left out", notChecked, item -> changed(item.sentence, ASIDE, ""));
        measure("the last clause left out", notChecked, item -> changed(item.sentence, LAST_CLAUSE, "."));
        measure("quotation untouched", notChecked, item -> quoted(item.sentence));
        measure("quotation of a part", notChecked, item -> quoted(part(item.sentence)));
        claims();
        quotations();
        print();
    }

    private void claims() throws IOException {
        for (FirewallDistortion distortion : FirewallDistortion.values()) {
            measure(distortion.label(), FirewallBench::isShownAsSaid, item -> distorted(distortion, item));
        }
        measure("its passage not given", FirewallBench::isShownAsSaid, FirewallBench::withoutPassage);
        for (FirewallCitation citing : WRONG) {
            measure(citing.label(), this::isWronglyCited, citing, item -> item.sentence);
        }
    }

    private void quotations() throws IOException {
        BiPredicate<Item, CheckedSentence> exact = (_, checked) -> has(checked, CheckedQuote.Status.EXACT);
        for (FirewallDistortion distortion : FirewallDistortion.values()) {
            measure("quotation, " + distortion.label(), exact, item -> quoted(distorted(distortion, item)));
        }
        measure("quotation invented", exact, item -> quoted(invented(item)));
        for (FirewallCitation citing : WRONG) {
            measure("quotation, " + citing.label(), this::isWronglyCited, citing,
                    item -> quoted(item.sentence));
        }
    }

    private static boolean isShownAsSaid(Item item, CheckedSentence checked) {
        return checked.isChecked() && !has(checked, CheckedQuote.Status.NEAR);
    }

    private boolean isWronglyCited(Item item, CheckedSentence checked) {
        return checked.isChecked() && !isRight(item, checked);
    }

    private static String quoted(String text) {
        return text.isEmpty() || text.matches("(?s).*[“”\"].*") ? "" : "The authors write: “" + text + "”";
    }

    private static String withoutPassage(Item item) {
        item.given = item.given().stream().filter(given -> !holds(given, item)).toList();
        return item.given.isEmpty() ? "" : item.sentence;
    }

    private interface Draft {
        String of(Item item);
    }

    private void measure(String kind, BiPredicate<Item, CheckedSentence> isWrong, Draft draft)
            throws IOException {
        measure(kind, isWrong, FirewallCitation.ANY, draft);
    }

    private void measure(String kind, BiPredicate<Item, CheckedSentence> isWrong, FirewallCitation citing,
            Draft draft) throws IOException {
        Tally tally = new Tally(kind, isWrong);
        for (int tries = 0; tally.all < each && tries < 40 * each; tries++) {
            Item item = draw();
            String text = item == null ? "" : draft.of(item);
            if (item != null && !text.isEmpty()) {
                check(tally, item, text, citing);
            }
        }
        tallies.add(tally);
    }

    private @Nullable Item draw() {
        int number = random.nextInt(passages.size());
        List<String> sentences = FirewallDistortion.sentences(passages.get(number).passage().text());
        return sentences.isEmpty()
                ? null
                : new Item(number, sentences.get(random.nextInt(sentences.size())));
    }

    private void check(Tally tally, Item item, String text, FirewallCitation citing) throws IOException {
        List<String> keys = citing.keys(item.given(), passages.get(item.passage).passage().id().document(),
                given -> holds(given, item), random);
        if (keys.isEmpty()) {
            return;
        }
        DraftSentence sentence = new DraftSentence(text, keys);
        long start = System.nanoTime();
        CheckedSentence checked = firewall.check(List.of(sentence), item.given()).getFirst();
        tally.nanoseconds += System.nanoTime() - start;
        boolean corrected = has(checked, CheckedQuote.Status.NEAR);
        tally.all++;
        tally.checked += checked.isChecked() && !corrected ? 1 : 0;
        tally.corrected += checked.isChecked() && corrected ? 1 : 0;
        tally.right += checked.isChecked() && isRight(item, checked) ? 1 : 0;
        tally.exact += has(checked, CheckedQuote.Status.EXACT) ? 1 : 0;
        tally.differing += tally.all % 5 != 0 || again(sentence, item).equals(checked.toString()) ? 0 : 1;
        if (tally.isWrong.test(item, checked) && tally.wrong++ < shown) {
            out.printf("%s: %s %s %s%n  true: %s%n  said: %s%n  by:   %s%n", tally.kind,
                    checked.status().word(),
                    checked.flags(), checked.quotes(), item.sentence, text,
                    checked.supports().stream().map(Support::sentence).toList());
        }
    }

    /// All that is said of it, letter for letter, by a check that remembers nothing.
    private String again(DraftSentence sentence, Item item) throws IOException {
        return new Firewall(LuceneIndex.terms(), passages::verify).check(List.of(sentence), item.given())
                .getFirst().toString();
    }

    private static boolean has(CheckedSentence checked, CheckedQuote.Status status) {
        return checked.quotes().stream().anyMatch(quote -> quote.status() == status);
    }

    private boolean isRight(Item item, CheckedSentence checked) {
        PassageId right = passages.get(item.passage).passage().id();
        PassageId cited = checked.supports().getFirst().found().passage().id();
        return cited.equals(right) || holds(item, cited);
    }

    /// Another passage that has the same sentence is as right.
    private boolean holds(Item item, PassageId cited) {
        return item.given().stream().filter(given -> given.found().passage().id().equals(cited))
                .anyMatch(given -> holds(given, item));
    }

    private static boolean holds(GivenPassage given, Item item) {
        return squeezed(given.text()).contains(squeezed(item.sentence));
    }

    private String distorted(FirewallDistortion distortion, Item item) {
        String text = distortion.of(item.sentence, new FirewallDistortion.Source() {
            @Override
            public Random random() {
                return random;
            }

            @Override
            public String word() {
                while (true) {
                    Matcher word = FirewallDistortion.WORD.matcher(passages.any(random).passage().text());
                    List<String> words = word.results().map(found -> found.group()).toList();
                    if (!words.isEmpty()) {
                        return words.get(random.nextInt(words.size()));
                    }
                }
            }

            @Override
            public String sentence() {
                List<String> others = new ArrayList<>();
                item.given().forEach(given -> others.addAll(FirewallDistortion.sentences(given.text())));
                others.removeIf(item.sentence::equals);
                return others.isEmpty() ? "" : others.get(random.nextInt(others.size()));
            }
        });
        return text.isEmpty() || isStillTrue(text, item) ? "" : text;
    }

    private boolean isStillTrue(String text, Item item) {
        return item.given().stream().map(GivenPassage::text).map(FirewallBench::squeezed)
                .anyMatch(given -> given.contains(squeezed(text)));
    }

    private static String squeezed(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}%<>]+", "");
    }

    /// A sentence of a document that was not given.
    private String invented(Item item) {
        FoundPassage other = passages.any(random);
        List<String> sentences = FirewallDistortion.sentences(other.passage().text());
        boolean given = item.given().stream()
                .anyMatch(each -> each.found().passage().id().document()
                        .equals(other.passage().id().document()));
        return given || sentences.isEmpty() ? "" : sentences.get(random.nextInt(sentences.size()));
    }

    private String part(String sentence) {
        String[] words = sentence.split(" ");
        int length = 5 + random.nextInt(words.length - 6);
        int from = random.nextInt(words.length - length);
        return String.join(" ", List.of(words).subList(from, from + length));
    }

    private static String changed(String sentence, Pattern pattern, String by) {
        Matcher matcher = pattern.matcher(sentence);
        return matcher.find() ? matcher.replaceFirst(by) : "";
    }

    private static String lowered(String sentence) {
        return sentence.matches("(?s)\\p{Lu}\\p{Ll}.*")
                ? sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1)
                : sentence;
    }

    private void print() {
        out.println(
                "| kind | answers | checked | corrected | right passage | quotation exact | wrong | ms |");
        out.println("| --- | --- | --- | --- | --- | --- | --- | --- |");
        tallies.forEach(tally -> out.printf(Locale.ROOT, "| %s | %d | %d | %d | %d | %d | %d | %.1f |%n",
                tally.kind, tally.all, tally.checked, tally.corrected, tally.right, tally.exact, tally.wrong,
                tally.nanoseconds / 1e6 / tally.all));
        out.printf("%d answers; %d judged differently the second time%n",
                tallies.stream().mapToInt(tally -> tally.all).sum(),
                tallies.stream().mapToInt(tally -> tally.differing).sum());
    }
}
