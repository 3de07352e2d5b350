package dev.carrel.read.zotero;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.read.CleanText;
import dev.carrel.read.outline.StructuredAbstract;
import org.jspecify.annotations.Nullable;

/// Zotero's metadata of an item, in the words of the library. Anything that it does not say is left empty.
final class WorkMetadata {
    private static final Set<String> PAGES = Set.of("webpage", "blogPost", "forumPost");
    /// Each type of item has its own word for the person who made it.
    private static final Set<String> AUTHORS = Set.of("author", "artist", "cartographer", "composer",
            "creator",
            "director", "interviewee", "inventor", "performer", "podcaster", "presenter", "programmer",
            "sponsor");
    private static final Set<String> EDITORS = Set.of("editor", "bookAuthor", "seriesEditor");
    private static final List<String> TITLE = List.of("title", "caseName", "nameOfAct", "subject",
            "shortTitle");
    private static final List<String> DATE = List.of("date", "dateDecided", "dateEnacted", "issueDate",
            "filingDate");
    private static final List<String> PUBLICATION = List.of("publicationTitle", "bookTitle",
            "proceedingsTitle",
            "encyclopediaTitle", "dictionaryTitle", "websiteTitle", "blogTitle", "forumTitle", "programTitle",
            "conferenceName", "repository", "university", "institution", "reporter", "code", "publisher");
    private static final Pattern EXTRA_KEY = Pattern.compile(
            "(?im)^\\s*(?:citation[ -]?key|citekey|bibtex\\*?|biblatexcitekey)\\s*[:=\\[]\\s*([^\\s,\\]]+)");
    private static final Pattern EXTRA_DOI = Pattern.compile("(?im)^\\s*doi\\s*[:=]\\s*(\\S+)");

    private static final Pattern FILE_NAME = Pattern
            .compile("(?i).*\\.\\w{2,5}|(full[ -]?text )?pdf|snapshot");

    private final ZoteroRecord item;

    WorkMetadata(ZoteroWork work) {
        this.item = work.item();
    }

    /// Empty if Zotero has no title for it. An attachment by itself is called after its file, which is none.
    String title() {
        String title = RichText.title(first(TITLE));
        if (item.isAttachment() && FILE_NAME.matcher(title).matches()) {
            return "";
        }
        return title.isEmpty() && item.isNote()
                ? RichText.paragraphs(item.note()).stream().findFirst().map(WorkMetadata::cut).orElse("")
                : title;
    }

    private static String cut(String paragraph) {
        String line = CleanText.line(paragraph.lines().findFirst().orElse(""));
        return line.length() <= 120 ? line : line.substring(0, line.offsetByCodePoints(0, 100)) + " …";
    }

    Metadata metadata() {
        ZoteroDate date = ZoteroDate.of(first(DATE));
        return Metadata.of(title(), type()).authors(authors()).contributors(contributors()).year(date.year())
                .published(date.iso())
                .summary(StructuredAbstract.parted(RichText.plain(item.field("abstractNote"))))
                .url(item.field("url"))
                .site(RichText.title(first(PUBLICATION))).doi(doi()).citekey(citekey())
                .collections(item.collections()).tags(item.tags())
                .entry(item.isNote() || item.isAttachment() ? null : ItemEntry.of(item)).build();
    }

    private DocumentType type() {
        return item.isNote()
                ? DocumentType.NOTE
                : PAGES.contains(item.type()) ? DocumentType.PAGE : DocumentType.PAPER;
    }

    /// Those who wrote it; where nobody is named as such, those who edited it, else whoever is named.
    private List<String> authors() {
        List<String> authors = named(AUTHORS);
        List<String> editors = authors.isEmpty() ? named(EDITORS) : authors;
        return editors.isEmpty()
                ? item.creators().stream().map(WorkMetadata::name).filter(name -> !name.isEmpty()).distinct()
                        .toList()
                : editors;
    }

    /// All who are named in another role, also where they stand in for authors.
    private List<Contributor> contributors() {
        return item.creators().stream().filter(creator -> !AUTHORS.contains(creator.role()))
                .map(creator -> new Contributor(words(creator.role()), name(creator)))
                .filter(other -> !other.name().isEmpty()).distinct().toList();
    }

    /// `seriesEditor` as people write it.
    private static String words(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    private List<String> named(Set<String> roles) {
        return item.creators().stream().filter(creator -> roles.contains(creator.role()))
                .map(WorkMetadata::name).filter(name -> !name.isEmpty()).distinct().toList();
    }

    private static String name(ZoteroRecord.Creator creator) {
        return CleanText.line(creator.name());
    }

    private @Nullable Doi doi() {
        return Doi.in(item.field("DOI").isEmpty() ? extra(EXTRA_DOI) : item.field("DOI")).orElse(null);
    }

    private String citekey() {
        String key = item.field("citationKey").isEmpty() ? extra(EXTRA_KEY) : item.field("citationKey");
        return key.isEmpty() ? item.field(ZoteroRecord.BETTER_BIBTEX) : key;
    }

    private String extra(Pattern line) {
        Matcher found = line.matcher(item.field("extra"));
        return found.find() ? found.group(1) : "";
    }

    private String first(List<String> fields) {
        return fields.stream().map(item::field).filter(value -> !value.isEmpty()).findFirst().orElse("");
    }

    /// The name of an item that has no title anywhere: `Journal article by Saharon Shelah`.
    String description() {
        String words = words(item.type());
        String kind = words.isEmpty()
                ? "Item"
                : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
        List<String> authors = authors();
        if (item.isAttachment() && !item.field("title").isEmpty()) {
            return RichText.title(item.field("title"));
        }
        return authors.isEmpty() ? kind + " " + item.key() : kind + " by " + String.join(", ", authors);
    }
}
