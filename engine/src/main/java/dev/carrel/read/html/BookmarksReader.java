package dev.carrel.read.html;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.reason.Reason;
import dev.carrel.read.CleanText;
import dev.carrel.read.Input;
import dev.carrel.read.Inventory;
import dev.carrel.read.InventoryReader;
import dev.carrel.read.UnreadableException;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/// Reads bookmarks as browsers export them: links and folders, nested, in a form of HTML that Netscape made up. Its tags
/// are never closed properly, so that they are taken one after the other instead of as a tree.
public final class BookmarksReader implements InventoryReader {
    private static final Pattern TOKEN = Pattern.compile("(?is)<h3\\b[^>]*>(?<folder>.{0,4000}?)</h3\\s*>"
            + "|<a\\b(?<attributes>[^>]*)>(?<title>.{0,4000}?)</a\\s*>"
            + "|<dd\\b[^>]*>(?<description>.*?)(?=<dt\\b|</?dl\\b|<dd\\b|<hr\\b|\\z)"
            + "|<(?<end>/?)dl\\b[^>]*>");
    /// Queries and programs that stand among bookmarks and lead to no page.
    private static final Pattern NO_PAGE = Pattern.compile("(?i)(place|javascript|about|chrome|data):.*",
            Pattern.DOTALL);

    @Override
    public Inventory read(Path file) throws IOException {
        String html = CleanText.of(Input.of(file));
        Parse parse = new Parse();
        Matcher token = TOKEN.matcher(html);
        while (token.find()) {
            parse.take(token);
        }
        parse.flush();
        if (parse.entries.isEmpty()) {
            throw new UnreadableException(new Reason.Nothing(Reason.Nothing.Content.BOOKMARKS));
        }
        return new Inventory(parse.entries, List.of());
    }

    private static final class Parse {
        private final List<Inventory.Entry> entries = new ArrayList<>();
        private final Set<String> names = new HashSet<>();
        /// The names of the lists that are open; empty for one without a heading.
        private final Deque<String> folders = new ArrayDeque<>();
        private String heading = "";
        private Optional<Bookmark> open = Optional.empty();

        void take(Matcher token) {
            if (token.group("folder") != null) {
                flush();
                heading = text(token.group("folder"));
            } else if (token.group("attributes") != null) {
                flush();
                link(token.group("attributes"), token.group("title"));
            } else if (token.group("description") != null) {
                String description = described(token.group("description"));
                open = open.map(bookmark -> bookmark.describedAs(description));
                flush();
            } else {
                list(token.group("end").isEmpty());
            }
        }

        private void list(boolean opens) {
            flush();
            if (opens) {
                folders.addLast(heading);
            } else {
                folders.pollLast();
            }
            heading = "";
        }

        private void link(String attributes, String title) {
            Element link = Jsoup.parseBodyFragment("<a " + attributes + "></a>").selectFirst("a");
            if (link != null && link.hasAttr("href") && !NO_PAGE.matcher(link.attr("href")).matches()) {
                String path = String.join("/", folders.stream().filter(name -> !name.isEmpty()).toList());
                open = Optional.of(Bookmark.of(link, text(title), path));
            }
        }

        /// Ends the bookmark that is waiting for its description.
        void flush() {
            open.ifPresent(this::add);
            open = Optional.empty();
        }

        private void add(Bookmark bookmark) {
            String name = bookmark.address();
            for (int copy = 2; !names.add(name); copy++) {
                name = bookmark.address() + " (" + copy + ")";
            }
            entries.add(new Inventory.Entry(name, bookmark.document(), List.of()));
        }
    }

    private static String text(String html) {
        return CleanText.line(Jsoup.parseBodyFragment(html).text());
    }

    /// Line ends are kept: notes are written in lines.
    private static String described(String html) {
        return CleanText.clean(Jsoup.parseBodyFragment(html).wholeText()).strip();
    }
}
