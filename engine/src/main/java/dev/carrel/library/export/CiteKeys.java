package dev.carrel.library.export;

import java.io.IOException;
import java.text.Normalizer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.document.DocumentId;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.SourceRegister;
import dev.carrel.index.WorkRelations;
import dev.carrel.read.CleanText;

/// The keys that the documents of a library are cited by: the key it came with, else one made of author, year and a word of the
/// title. Works that would have the same key get letters in the order in which they were added, so that what is added
/// later changes nobody's key, and a document has the same key in whatever selection it is exported. Versions of one work
/// may share a key.
final class CiteKeys {
    private static final Set<String> SMALL = Set.of("a", "an", "the", "on", "of", "in", "for", "to", "and",
            "is",
            "are", "how", "what", "why", "do", "does", "der", "die", "das", "ein", "eine", "le", "la", "les",
            "un", "une", "el", "los", "las", "uber");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    private final Map<DocumentId, String> keys = new HashMap<>();
    /// The work that each key was given to.
    private final Map<String, DocumentId> taken = new HashMap<>();
    private final Versions versions;

    private record RequestedKey(DocumentId id, String place, String key, boolean given, Instant added) {}

    private CiteKeys(Versions versions) {
        this.versions = versions;
    }

    static CiteKeys of(SourceRegister register, WorkRelations relations) throws IOException {
        Map<String, Instant> added = new HashMap<>();
        register.origins(origin -> added.put(origin.source() + " " + origin.key(), origin.added()));
        List<RequestedKey> wanted = new ArrayList<>();
        relations.works(work -> wanted.add(wanted(work, added(work, added))));
        wanted.sort(
                Comparator.comparing((RequestedKey each) -> !each.given).thenComparing(RequestedKey::added)
                        .thenComparing(RequestedKey::place).thenComparing(RequestedKey::id));
        CiteKeys keys = new CiteKeys(relations.versions());
        wanted.forEach(keys::take);
        return keys;
    }

    /// The entries of a file are read at the same time: one whose key another has before it is never the earlier.
    private static Instant added(WorkIdentity work, Map<String, Instant> added) {
        String place = work.source() + " " + work.key();
        Instant own = added.getOrDefault(place, Instant.MAX);
        Instant first = added.getOrDefault(SeparateEntries.COPY.matcher(place).replaceFirst(""), own);
        return own.isBefore(first) ? first : own;
    }

    private static RequestedKey wanted(WorkIdentity work, Instant added) {
        String given = CleanText.line(Objects.requireNonNullElse(work.citekey(), ""));
        return new RequestedKey(work.id(), work.key(), given.isEmpty() ? made(work) : given, !given.isEmpty(),
                added);
    }

    /// The key that somebody gave to a version of a work, else that of its curated one.
    private String of(CuratedWork work) {
        return of(work.versions().stream().filter(version -> version.metadata().citekey() != null).findFirst()
                .orElse(work.curated()).origin().id());
    }

    /// The entries that a work is written as, each under a key of its own.
    List<CitedWork> entries(CuratedWork work) {
        List<CitedWork> entries = new ArrayList<>();
        Set<String> written = new HashSet<>();
        for (CuratedWork entry : SeparateEntries.of(work)) {
            entries.add(cited(entry, free(of(entry), written)));
        }
        return entries;
    }

    /// A key that no entry has, neither this work's nor another one's.
    private String free(String wanted, Set<String> written) {
        String key = wanted;
        for (int number = 0; !written.add(key.toLowerCase(Locale.ROOT)); number++) {
            key = wanted + letters(number);
            while (taken.containsKey(key.toLowerCase(Locale.ROOT))) {
                key = wanted + letters(++number);
            }
        }
        return key;
    }

    private CitedWork cited(CuratedWork work, String key) {
        List<String> others = work.versions().stream().filter(version -> version.metadata().citekey() != null)
                .map(version -> of(version.origin().id())).filter(other -> !other.equals(key)).distinct()
                .toList();
        return new CitedWork(key, others, work);
    }

    private String of(DocumentId id) {
        return Objects.requireNonNull(keys.get(id), () -> "not in the library: " + id);
    }

    /// Keys that differ in case only are the same to BibTeX.
    private void take(RequestedKey wanted) {
        String key = wanted.key;
        DocumentId work = versions.work(wanted.id);
        for (int number = 0; !work.equals(taken.computeIfAbsent(key.toLowerCase(Locale.ROOT),
                _ -> work)); number++) {
            key = wanted.key + letters(number);
        }
        keys.put(wanted.id, key);
    }

    private static String letters(int number) {
        String last = String.valueOf((char) ('a' + number % 26));
        return number < 26 ? last : letters(number / 26 - 1) + last;
    }

    /// `smith2023sleep`; what it has none of is left out, and the id stands for a document without any.
    static String made(WorkIdentity work) {
        String author = work.authors().isEmpty()
                ? ""
                : plain(PersonName.of(work.authors().getFirst()).family());
        String year = work.year() == null ? "" : String.valueOf(work.year());
        String made = author + year + word(work.title());
        return made.equals(year) ? "doc" + work.id().value().substring(0, 8) : made;
    }

    private static String word(String title) {
        return Pattern.compile("[^\\p{L}\\p{N}\\p{M}]+").splitAsStream(title).map(CiteKeys::plain)
                .filter(word -> word.length() > 1 && !SMALL.contains(word)).findFirst().orElse("");
    }

    /// Letters that every program takes.
    private static String plain(String text) {
        String small = text.toLowerCase(Locale.ROOT).replace("ß", "ss").replace("ø", "o").replace("æ", "ae")
                .replace("œ", "oe").replace("ł", "l").replace("đ", "d").replace("ı", "i");
        return MARKS.matcher(Normalizer.normalize(small, Normalizer.Form.NFD)).replaceAll("")
                .replaceAll("[^a-z0-9]", "");
    }
}
