package dev.carrel.read.pdf.paper;

import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.outline.FallbackTitle;
import dev.carrel.read.pdf.page.FileMetadata;
import dev.carrel.read.pdf.role.FirstPage;
import dev.carrel.read.pdf.role.JobName;

/// Decides whom to believe: the file's own metadata if they stand the test, then the page, then the file's name. What told
/// each fact is kept.
record PaperMetadata(FirstPageFacts page, FileMetadata file) {
    private static final String XMP = "xmp";
    private static final String PAGE = "page";
    private static final String NAME = "file name";
    /// More than the one sign that a title may end with.
    private static final Pattern MARKS = Pattern.compile("[^\\p{L}\\p{N}]{2,}");
    /// Nobody writes a paper of more pages; what is longer is a book, and not cut off as a paper is.
    private static final int LONGEST_PAPER = 100;

    /// A title that only the file tells has more words than the names of jobs have.
    private static final int FEWEST_WORDS = 3;

    Metadata metadata(int pages, List<String> summary, List<String> keywords) {
        Title title = title();
        DocumentType type = pages > LONGEST_PAPER ? DocumentType.DOCUMENTATION : DocumentType.PAPER;
        Metadata.Builder builder = Metadata.of(title.text, type).told("title", title.by)
                .summary(String.join("\n\n", summary))
                .tags(keywords.isEmpty() ? file.xmp().subjects() : keywords);
        authors(builder);
        doi(builder);
        year(builder);
        return builder.build();
    }

    private record Title(String text, String by) {}

    /// The page's typography is believed before the file's metadata, which may name the typesetter's job; where both tell
    /// the same title, the one that has more of it is.
    private Title title() {
        String named = file.title();
        String told = named == null || JobName.is(named) ? null : named;
        String printed = page.title();
        if (told != null && printed != null && page.says(told) && isPart(printed, told)) {
            return new Title(isPart(told, printed) && !isMarked(printed, told) ? printed : told.strip(), XMP);
        }
        if (printed != null) {
            return new Title(printed, PAGE);
        }
        return told != null && (page.says(told) || told.strip().split("\\s+").length > FEWEST_WORDS)
                ? new Title(told.strip(), XMP)
                : new Title(FallbackTitle.ofName(file.name()), NAME);
    }

    /// Whether the page has the same title with marks of notes behind it, which some fonts print as other signs.
    private static boolean isMarked(String printed, String told) {
        return printed.startsWith(told.strip())
                && MARKS.matcher(printed.substring(told.strip().length())).matches();
    }

    private static boolean isPart(String part, String whole) {
        return FirstPage.letters(whole).contains(FirstPage.letters(part));
    }

    /// The printed names are believed where they have all that the file tells, else the file's where the page has most of
    /// them.
    private void authors(Metadata.Builder builder) {
        List<String> told = file.authors();
        long said = told.stream().filter(name -> page.says(lastWord(name))).count();
        List<String> printed = page.authors();
        boolean whole = !printed.isEmpty()
                && told.stream()
                        .allMatch(name -> printed.stream().anyMatch(other -> isPart(lastWord(name), other)));
        boolean believed = !whole && said > 0 && said * 2 >= told.size()
                && (told.size() > 1 || printed.size() <= 1);
        if (believed || !printed.isEmpty()) {
            builder.authors(believed ? told : printed).told("authors", believed ? XMP : PAGE);
        }
    }

    private static String lastWord(String name) {
        return name.contains(",")
                ? name.substring(0, name.indexOf(','))
                : name.substring(name.lastIndexOf(' ') + 1);
    }

    private void doi(Metadata.Builder builder) {
        if (file.xmp().doi() != null) {
            builder.doi(Doi.known(file.xmp().doi())).told("doi", XMP);
        } else if (page.doi() != null) {
            builder.doi(Doi.known(page.doi())).told("doi", PAGE);
        } else {
            Doi.inName(file.name()).ifPresent(doi -> builder.doi(doi).told("doi", NAME));
        }
    }

    private void year(Metadata.Builder builder) {
        Year told = Year.Form.CITED.in(file.xmp().date());
        if (told != null) {
            builder.year(told).told("year", XMP);
        } else if (page.year() != null) {
            builder.year(page.year()).told("year", PAGE);
        } else if (file.yearInName() != null) {
            builder.year(file.yearInName()).told("year", NAME);
        }
    }
}
