package dev.carrel.read.office;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.DocumentType;
import dev.carrel.read.Format;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;
import dev.carrel.read.outline.SectionKinds;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.metadata.TikaCoreProperties;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/// The properties of an office document, as far as they can be trusted: programs fill them in by themselves.
record OfficeFacts(Metadata metadata, Document page, Format format) {
    private static final Pattern MADE_UP = Pattern.compile(
            "(?i)(microsoft (word|powerpoint) -.*|untitled.*|powerpoint presentation|document\\d*|presentation\\d*|.*\\.(docx?|odt|rtf|pptx?))");
    private static final Pattern NOBODY = Pattern.compile(
            "(?i)(user|admin(istrator)?|windows user|microsoft office user|unknown|owner|calibre.*|python-docx|apache poi)");

    MetadataBuilder of(Outline outline) {
        MetadataBuilder facts = new MetadataBuilder(type(outline));
        Element title = page.selectFirst("h1.title");
        facts.title(title == null ? null : title.text())
                .title(property(MADE_UP, metadata.get(TikaCoreProperties.TITLE)));
        facts.authors(authors());
        facts.summary(metadata.get(TikaCoreProperties.DESCRIPTION));
        facts.date(format == Format.PPTX ? metadata.get(TikaCoreProperties.MODIFIED) : null)
                .date(metadata.get(TikaCoreProperties.CREATED))
                .date(metadata.get(TikaCoreProperties.MODIFIED));
        facts.tags(split(metadata.getValues(TikaCoreProperties.SUBJECT), "\\s*[,;]\\s*"));
        return facts;
    }

    /// A manuscript is built like a paper; a book is no paper, and is not cut like one.
    private DocumentType type(Outline outline) {
        boolean paper = outline.blocks().stream().anyMatch(block -> block instanceof Outline.Heading heading
                && (SectionKinds.isReferences(heading.text())
                        || heading.text().equalsIgnoreCase("abstract")));
        return format == Format.EPUB
                ? DocumentType.DOCUMENTATION
                : paper && format != Format.PPTX ? DocumentType.PAPER : DocumentType.NOTE;
    }

    private List<String> authors() {
        return split(metadata.getValues(TikaCoreProperties.CREATOR), "\\s*;\\s*").stream()
                .filter(name -> !NOBODY.matcher(name).matches()).toList();
    }

    private static String property(Pattern worthless, @Nullable String value) {
        return value == null || worthless.matcher(value.strip()).matches() ? "" : value;
    }

    private static List<String> split(String[] values, String separator) {
        return Stream.of(values).flatMap(value -> Stream.of(value.strip().split(separator)))
                .map(String::strip)
                .filter(value -> !value.isEmpty()).distinct().toList();
    }
}
