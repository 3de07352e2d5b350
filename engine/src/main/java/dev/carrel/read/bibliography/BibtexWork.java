package dev.carrel.read.bibliography;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentType;

/// What the fields of a BibTeX or BibLaTeX entry mean.
record BibtexWork(BibtexEntry entry) {
    private static final Set<String> PAGES = Set.of("online", "electronic", "www", "webpage");
    private static final Pattern KEYWORDS = Pattern.compile("\\s*[,;\n]\\s*");
    private static final Pattern PARAGRAPHS = Pattern.compile("\n\\s*\n");
    private static final Pattern FILE_FIELD = Pattern
            .compile("file|file-?\\d+|pdf|localfile|local-(zo-)?url(-\\d+)?");

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

    Work work(Groups groups) {
        Work work = new Work(entry.key(),
                PAGES.contains(entry.type()) ? DocumentType.PAGE : DocumentType.PAPER);
        work.title(title()).authors(names("author")).published(published());
        ROLES.forEach((field, role) -> work.contributors(role, names(field)));
        work.authorsAmong(List.of("editor", "holder", "book author"));
        work.site(text("journaltitle")).site(text("journal")).site(text("booktitle")).site(text("publisher"));
        work.summary(paragraphs("abstract")).doi(verbatim("doi"));
        links(work);
        tags(work, groups);
        for (String note : List.of("note", "annote", "annotation", "comment", "review")) {
            work.note(paragraphs(note));
        }
        return work;
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
        return entry.field(field).map(Names::of).orElse(List.of());
    }

    private Published published() {
        Published date = Published.of(verbatim("date"));
        if (date.year() != null) {
            return date;
        }
        Published year = Published.of(text("year"), text("month"), entry.field("day").orElse(null));
        return year.year() != null ? year : Published.of(verbatim("origdate"));
    }

    private void links(Work work) {
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

    private void tags(Work work, Groups groups) {
        for (String field : List.of("keywords", "keyword", "mendeley-tags", "tags")) {
            work.tags(Protected.split(entry.field(field).orElse(""), KEYWORDS).stream().map(TexText::of)
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
        return PARAGRAPHS.splitAsStream(entry.field(field).orElse("")).map(TexText::of)
                .collect(Collectors.joining("\n\n"));
    }

    /// A field that holds no text: only what cannot stand in it unescaped is put right.
    private String verbatim(String field) {
        return entry.field(field).orElse("").replaceAll("\\{?\\\\(textasciitilde|~)(\\{\\})?\\}?", "~")
                .replaceAll("\\{?\\\\([_%&#$])\\}?", "$1").replaceAll("^\\\\url", "").replaceAll("[{}]", "")
                .strip();
    }
}
