package dev.carrel.read.bibliography.bibtex;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentType;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Creator;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.read.CleanText;
import dev.carrel.read.bibliography.BibliographyWork;
import dev.carrel.read.bibliography.LinkedFile;
import dev.carrel.read.bibliography.PublishedDate;
import dev.carrel.read.tex.TexText;

/// The meaning of a BibTeX or BibLaTeX entry's fields.
record BibtexWork(BibtexEntry entry) {
    private static final Set<String> PAGES = Set.of("online", "electronic", "www", "webpage");
    private static final Pattern KEYWORDS = Pattern.compile("\\s*[,;\n]\\s*");
    private static final Pattern PARAGRAPHS = Pattern.compile("\n\\s*\n");
    private static final Pattern FILE_FIELD = Pattern
            .compile("file|file-?\\d+|pdf|localfile|local-(zo-)?url(-\\d+)?");

    /// Fields that hold no text.
    private static final Set<String> VERBATIM = Set.of("url", "doi", "eprint", "date", "urldate", "eventdate",
            "origdate", "ee", "link", "crossref", "xref", "xdata", "bdsk-url-1", "bdsk-url-2");

    /// Whoever else is named, in the words of the library.
    private static final Map<String, String> ROLES = roles();

    private static Map<String, String> roles() {
        Map<String, String> roles = new LinkedHashMap<>();
        for (String field : List.of("editor", "editora", "editorb", "editorc")) {
            roles.put(field, "editor");
        }
        roles.put("bookauthor", "book author");
        for (String field : List.of("translator", "annotator", "commentator", "introduction", "foreword",
                "afterword", "holder")) {
            roles.put(field, field);
        }
        return roles;
    }

    /// An entry that only lends its fields to others is no work.
    boolean isOnlyData() { return entry.type().equals("xdata") && entry.field("title").isEmpty(); }

    BibliographyWork work(JabRefGroups groups) {
        BibliographyWork work = new BibliographyWork(entry.key(),
                PAGES.contains(entry.type()) ? DocumentType.PAGE : DocumentType.PAPER);
        work.title(title()).authors(names("author")).published(published());
        ROLES.forEach((field, role) -> work.contributors(role, names(field)));
        work.authorsAmong(List.of("editor", "holder", "book author"));
        work.site(text("journaltitle")).site(text("journal")).site(text("booktitle")).site(text("publisher"));
        work.summary(paragraphs("abstract")).doi(verbatim("doi"));
        links(work);
        tags(work, groups);
        work.entry(told());
        for (String note : List.of("note", "annote", "annotation", "comment", "review")) {
            work.note(paragraphs(note));
        }
        return work;
    }

    /// The whole entry. Fields that it inherits come after its own, so that it can be understood without its parent.
    private BibliographyEntry told() {
        List<EntryField> fields = new ArrayList<>();
        entry.fields().forEach((name, value) -> fields.add(told(name, value)));
        entry.repeated().forEach(again -> fields.add(told(again.name(), again.value())));
        List<Creator> creators = new ArrayList<>();
        entry.fields().forEach((name, value) -> {
            if (isName(name)) {
                BibtexNames.parsed(value).forEach(person -> creators.add(new Creator(name, person)));
            }
        });
        return new BibliographyEntry(BibliographyVocabulary.BIBTEX, entry.type(), fields, creators);
    }

    private static boolean isName(String field) {
        return field.equals("author") || ROLES.containsKey(field);
    }

    private EntryField told(String name, String value) {
        return EntryField.of(name, shown(name, CleanText.clean(value).strip()),
                CleanText.printable(value).strip());
    }

    private static String shown(String name, String value) {
        if (isName(name)) {
            return String.join("; ", BibtexNames.of(value));
        }
        if (VERBATIM.contains(name)) {
            return unescaped(value);
        }
        boolean path = FILE_FIELD.matcher(name).matches() || name.startsWith("bdsk-file");
        return path ? value : paragraphed(value);
    }

    private String title() {
        String title = entry.first("title", "booktitle", "maintitle", "chapter", "shorttitle")
                .map(TexText::of)
                .orElse("");
        String subtitle = entry.field("title").isEmpty() ? text("booksubtitle") : text("subtitle");
        boolean ends = title.matches(".*[?!:.]");
        return subtitle.isEmpty() || title.isEmpty() ? title : title + (ends ? " " : ": ") + subtitle;
    }

    private List<String> names(String field) {
        return entry.field(field).map(BibtexNames::of).orElse(List.of());
    }

    private PublishedDate published() {
        PublishedDate date = PublishedDate.of(verbatim("date"));
        if (date.year() != null) {
            return date;
        }
        PublishedDate year = PublishedDate.of(text("year"), text("month"), entry.field("day").orElse(null));
        return year.year() != null ? year : PublishedDate.of(verbatim("origdate"));
    }

    private void links(BibliographyWork work) {
        for (String field : List.of("url", "bdsk-url-1", "bdsk-url-2", "ee", "link", "howpublished",
                "note")) {
            String address = verbatim(field).replaceFirst("(?s).*?\\\\(?:url|href)\\s*", "");
            work.url(address)
                    .doi(address.matches("(?i)https?://(dx\\.)?doi\\.(org|acm\\.org)/.*") ? address : "");
        }
        String eprint = verbatim("eprint");
        boolean arxiv = text("eprinttype").equalsIgnoreCase("arxiv")
                || text("archiveprefix").equalsIgnoreCase("arxiv");
        work.url(arxiv && !eprint.isEmpty()
                ? "https://arxiv.org/abs/" + eprint.replaceFirst("(?i)^arxiv:", "")
                : "");
    }

    private void tags(BibliographyWork work, JabRefGroups groups) {
        for (String field : List.of("keywords", "keyword", "mendeley-tags", "tags")) {
            work.tags(BraceSplitter.split(entry.field(field).orElse(""), KEYWORDS).stream().map(TexText::of)
                    .toList());
        }
        Set<String> paths = groups.of(entry.key(), entry.field("groups").orElse(""));
        work.collections(paths);
        work.tags(paths.stream().map(path -> path.substring(path.lastIndexOf('/') + 1)).toList());
    }

    List<LinkedFile> files() {
        List<LinkedFile> files = new ArrayList<>();
        for (Map.Entry<String, String> field : entry.fields().entrySet()) {
            if (field.getKey().startsWith("bdsk-file")) {
                BinaryPropertyList.relativePath(field.getValue()).map(LinkedFile::of).ifPresent(files::add);
            } else if (field.getKey().equals("file")) {
                files.addAll(FileField.of(field.getValue()));
            } else if (FILE_FIELD.matcher(field.getKey()).matches()) {
                files.add(LinkedFile.of(field.getValue(), verbatim(field.getKey())));
            }
        }
        return files;
    }

    private String text(String field) {
        return entry.field(field).map(TexText::of).orElse("");
    }

    /// Blank lines part paragraphs, which LaTeX would call a new one too.
    private String paragraphs(String field) {
        return paragraphed(entry.field(field).orElse(""));
    }

    private static String paragraphed(String value) {
        return PARAGRAPHS.splitAsStream(value).map(TexText::of).collect(Collectors.joining("\n\n"));
    }

    /// A field that holds no text: only what cannot stand in it unescaped is put right.
    private String verbatim(String field) {
        return unescaped(entry.field(field).orElse(""));
    }

    private static String unescaped(String value) {
        return value.replaceAll("\\{?\\\\(textasciitilde|~)(\\{\\})?\\}?", "~")
                .replaceAll("\\{?\\\\([_%&#$])\\}?", "$1").replaceAll("^\\\\url", "").replaceAll("[{}]", "")
                .strip();
    }
}
