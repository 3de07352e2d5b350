package dev.carrel.read.reference;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.ArxivId;
import dev.carrel.document.bibliography.Doi;
import org.jspecify.annotations.Nullable;

/// Finds what names a work unmistakably, and takes everything out of an entry that is written for machines, so that its
/// dots and digits are not taken for ends of sentences and years.
final class ReferenceIdentifiers {
    /// A line end inside an identifier has become a space, and the part before it ends openly.
    private static final Pattern CONTINUATION = Pattern
            .compile(" (?!\\d{1,3}\\. )(?=\\S*\\d)[\\w.()/:;\\[\\]-]+");
    private static final Pattern LAST_WORD = Pattern.compile(" (?=\\S*\\d)[\\w./-]+$");
    private static final Pattern OPEN = Pattern.compile(".*(?:[-/_.]|\\([^)]*+)");
    private static final Pattern FOR_MACHINES = Pattern.compile("(?i)"
            + "\\[?\\bdoi:?\\s*(?:https?: ?// ?(?:dx\\.)?doi\\.org/)?\\s?10\\. ?\\d{4,9}/\\s?[^\\s\\]]+\\]?"
            + "|\\[?https?: ?// ?\\S+(?:(?<=[/._-]) \\S*[/.]\\S+)?|\\bwww\\. ?\\S+|\\b" + Doi.REGISTRANT
            + "/\\s?\\S+"
            + "|\\b(?:PMID|PMCID|ISBN|ISSN)\\b:?\\s?[\\dPMCX-]+"
            + "|\\[(?:CrossRef|PubMed|Google Scholar|Green Version)\\]");
    private static final Pattern TAIL = Pattern
            .compile("(?i)[,.;]?\\s*[(\\[]?\\b(?:available (?:from|at|online|on)\\b"
                    + "|retrieved (?:from|on|\\p{L}+ \\d)|accessed:? (?:on )?\\p{L}*\\s?\\d|last accessed|cited \\d{4}|url:?\\s).*$");

    private ReferenceIdentifiers() {}

    /// The DOI without its prefix, in small letters; that of arXiv if the entry has only an arXiv id.
    static @Nullable Doi doi(String entry) {
        Matcher found = Doi.matcher(entry);
        return found.find()
                ? new Doi(trimmed(joined(entry, found)))
                : ArxivId.printed(entry).map(ArxivId::doi).orElse(null);
    }

    /// The entry without what is written for machines, on one line.
    static String removed(String entry) {
        String words = FOR_MACHINES.matcher(entry).replaceAll(" ");
        Matcher tail = TAIL.matcher(words);
        // An address at the very start is all there is; nothing is gained by cutting it off.
        if (tail.find() && tail.start() > 20) {
            words = words.substring(0, tail.start()) + ".";
        }
        return words.replaceAll("\\s+", " ").strip();
    }

    private static String joined(String entry, Matcher found) {
        String doi = found.group().replace(" ", "");
        Matcher rest = CONTINUATION.matcher(entry).region(found.end(), entry.length());
        if (OPEN.matcher(doi).matches() && rest.lookingAt()) {
            return doi + rest.group().strip();
        }
        Matcher last = LAST_WORD.matcher(entry).region(found.end(), entry.length());
        return last.lookingAt() ? doi + last.group().strip() : doi;
    }

    private static String trimmed(String doi) {
        return Doi.trimmed(doi.replaceFirst("(?i)(?:\\[crossref|pmid|&).*$", "")).toLowerCase(Locale.ROOT);
    }
}
