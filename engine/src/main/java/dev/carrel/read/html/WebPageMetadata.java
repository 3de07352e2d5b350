package dev.carrel.read.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.read.outline.MetadataBuilder;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/// The metadata that a page gives of itself: citation, Dublin Core, Open Graph and Twitter tags, linked data, links, its title.
record WebPageMetadata(Document page) {
    private static final Pattern SEPARATOR = Pattern.compile("\\s+[|\\-–—\\\\/>»·]\\s+");
    private static final Pattern NOT_A_NAME = Pattern.compile("(?i)^https?://.*|^by$");

    void tell(MetadataBuilder facts) {
        LinkedData data = LinkedData.of(page);
        facts.title(title(data)).authors(authors(data)).summary(first("citation_abstract", "og:description",
                "twitter:description", "dc.description", "dcterms.abstract", "description"));
        facts.summary(data.text("description"));
        facts.site(first("og:site_name", "application-name", "citation_journal_title"))
                .site(data.publisher());
        facts.date(first("citation_publication_date", "citation_date", "article:published_time", "dc.date",
                "dcterms.created", "datepublished", "date", "parsely-pub-date", "sailthru.date", "pubdate"));
        facts.date(data.text("datePublished")).date(timeElement());
        facts.doi(first("citation_doi", "dc.identifier.doi", "prism.doi"));
        facts.url(canonical()).url(SavedFrom.of(page).orElse(null)).tags(keywords());
    }

    private @Nullable String title(LinkedData data) {
        String tagged = first("citation_title", "dc.title", "dcterms.title", "og:title", "twitter:title");
        String named = tagged != null ? tagged : data.text("headline");
        return named != null && !named.isBlank() ? named : pageTitle();
    }

    /// The page's title without the site's name, if what is left is still a title; else its first heading.
    private String pageTitle() {
        String title = page.title();
        Element first = page.selectFirst("h1");
        String heading = first == null ? "" : first.text();
        if (title.isBlank() || (title.contains(heading) && 2 * heading.length() > title.length())) {
            return heading;
        }
        String part = SEPARATOR.split(title)[0];
        return part.split("\\s+").length >= 3 ? part : title;
    }

    private List<String> authors(LinkedData data) {
        List<String> tagged = new ArrayList<>(all("citation_author"));
        Stream.of("dc.creator", "author", "article:author", "parsely-author").filter(name -> tagged.isEmpty())
                .forEach(name -> all(name).stream().filter(value -> !NOT_A_NAME.matcher(value).matches())
                        .forEach(tagged::add));
        List<String> authors = tagged.isEmpty() ? data.authors() : tagged;
        return authors.isEmpty() ? byline() : authors;
    }

    private List<String> byline() {
        Element named = page
                .selectFirst("[rel=author], [itemprop~=author], .byline, .p-author, .author-name");
        String text = named == null
                ? ""
                : named.text().replaceFirst("(?i)^\\s*by:?\\s+", "").replaceFirst("\\s+[-–—|•·].*$", "")
                        .strip();
        return text.isEmpty() || text.length() > 80 ? List.of() : List.of(text);
    }

    private @Nullable String timeElement() {
        Element time = page
                .selectFirst("time[itemprop=datePublished], time[pubdate], article time[datetime]");
        return time == null ? null : time.hasAttr("datetime") ? time.attr("datetime") : time.text();
    }

    private @Nullable String canonical() {
        Element link = page.selectFirst("link[rel=canonical]");
        String address = link == null ? first("og:url") : link.attr("href");
        return address != null && address.matches("https?://.*") ? address : null;
    }

    private List<String> keywords() {
        List<String> words = new ArrayList<>(all("article:tag"));
        Stream.of("citation_keywords", "keywords").forEach(name -> all(name)
                .forEach(list -> words.addAll(List.of(list.split("\\s*[,;]\\s*")))));
        return words;
    }

    private @Nullable String first(String... names) {
        for (String name : names) {
            List<String> found = all(name);
            if (!found.isEmpty()) {
                return found.getFirst();
            }
        }
        return null;
    }

    private List<String> all(String name) {
        return page.select("meta").stream().filter(meta -> isNamed(meta, name))
                .map(meta -> meta.attr("content"))
                .filter(content -> !content.isBlank()).toList();
    }

    private static boolean isNamed(Element meta, String name) {
        return Stream.of("name", "property", "itemprop")
                .flatMap(attribute -> Stream.of(meta.attr(attribute).toLowerCase(Locale.ROOT).split("\\s+")))
                .anyMatch(found -> found.replace('.', ':').equals(name.replace('.', ':')));
    }
}
