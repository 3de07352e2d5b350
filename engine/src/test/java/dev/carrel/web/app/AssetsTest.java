package dev.carrel.web.app;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class AssetsTest {
    /// What a page or a module names of others: attributes of HTML, `import … from`, `import(…)`, `url(…)` and `new URL`.
    private static final List<Pattern> NAMES = List.of(
            Pattern.compile("(?:src|href)=\"(/(?:app|lib)/[^\"]+)\""),
            Pattern.compile("(?m)^\\s*(?:import|export)\\b[^'\"`;()=]*?['\"]([./][^'\"\\s]+)['\"]"),
            Pattern.compile("\\bimport\\(\\s*['\"]([^'\"]+)['\"]\\s*\\)"),
            Pattern.compile("@import\\s+(?:url\\()?['\"]([^'\"]+)['\"]"),
            Pattern.compile("['\"](/lib/[\\w./-]+\\.m?js)['\"]"));

    private final Assets assets = new Assets();

    private String text(String path) throws IOException {
        return new String(assets.find(path).orElseThrow().bytes(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource({"lit-html, lit-html.version", "pdfjs-dist, pdfjs.version"})
    void typesAreCheckedInTheVersionsThatAreServed(String library, String property) throws IOException {
        Matcher version = Pattern.compile("<" + property + ">([^<]+)<")
                .matcher(Files.readString(Path.of("..", "pom.xml")));
        assertThat(version.find()).isTrue();
        assertThat(Files.readString(Path.of("src", "test", "app-checks", "package.json")))
                .contains("\"" + library + "\": \"" + version.group(1) + "\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/search", "/read/0123456789abcdef", "/read/10.1000%2Fx", "/library",
            "/evaluate",
            "/api"})
    void everyPageOfTheAppIsTheSameFile(String path) throws IOException {
        assertThat(text(path)).startsWith("<!doctype html>");
        assertThat(assets.find(path).orElseThrow().mediaType()).isEqualTo("text/html;charset=utf-8");
    }

    @Test
    void everyPageThatTheAppKnowsIsThere() throws IOException {
        List<String> pages = Pattern.compile("path: /\\^\\\\/(\\w+)(?:\\\\/(\\([^)]*\\)))?\\$/")
                .matcher(text("/app/app.js"))
                .results().map(page -> "/" + page.group(1) + (page.group(2) == null ? "" : "/x")).toList();
        assertThat(pages).contains("/documents", "/ask", "/matrix", "/matrix/x", "/read/x", "/map")
                .allSatisfy(page -> assertThat(text(page)).startsWith("<!doctype html>"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/app/../WebServer.class", "/app/..", "/app/", "/app", "/app//index.html",
            "/app/./index.html",
            "/app/%2e%2e/x.js", "/app/nowhere.js", "/app/style", "/app/Assets.class",
            "/app/package-info.class",
            "/lib", "/lib/", "/lib/lit-html", "/lib/lit-html/", "/lib/lit-html/package.json/..",
            "/lib/jquery/jquery.js",
            "/lib/..", "/lib/../pdfjs-dist/x.js", "/lib/lit-html/../../x.js", "/META-INF/MANIFEST.MF",
            "/favicon.ico",
            "/dev/carrel/web/app/index.html", "/app/style\\tokens.css", "/app/a b.js", "/app/.hidden.js",
            "/x"})
    void nothingElseIsThere(String path) throws IOException {
        assertThat(assets.find(path)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"/app/app.js,text/javascript;charset=utf-8", "/app/style/base.css,text/css;charset=utf-8",
            "/app/icon.svg,image/svg+xml", "/lib/lit-html/lit-html.js,text/javascript;charset=utf-8",
            "/lib/lit-html/directives/repeat.js,text/javascript;charset=utf-8",
            "/lib/pdfjs-dist/build/pdf.min.mjs,text/javascript;charset=utf-8",
            "/lib/pdfjs-dist/build/pdf.worker.min.mjs,text/javascript;charset=utf-8"})
    void filesAndLibrariesHaveTheirTypes(String path, String type) throws IOException {
        Assets.Asset asset = assets.find(path).orElseThrow();
        assertThat(asset.mediaType()).isEqualTo(type);
        assertThat(asset.bytes().length).isPositive();
        assertThat(asset.tag()).matches("\"[0-9a-f]+\"");
    }

    @Test
    void theTagIsThatOfTheContent() throws IOException {
        String tag = assets.find("/app/app.js").orElseThrow().tag();
        assertThat(new Assets().find("/app/app.js").orElseThrow().tag()).isEqualTo(tag);
        assertThat(assets.find("/app/api.js").orElseThrow().tag()).isNotEqualTo(tag);
    }

    /// The browser would look at the whole page again whenever a row of a list changes.
    @Test
    void noRuleAsksTheWholePageWhatIsInIt() throws IOException {
        List<String> styles = Pattern.compile("href=\"(/app/style/[^\"]+)\"").matcher(text("/")).results()
                .map(style -> style.group(1)).toList();
        assertThat(styles).isNotEmpty().allSatisfy(
                style -> assertThat(text(style))
                        .doesNotContainPattern("(?:html|:root|body|main|#app):has\\("));
    }

    @Test
    void thePageHasNothingInline() throws IOException {
        assertThat(text("/")).doesNotContainPattern("<script(?![^>]*\\bsrc=)")
                .doesNotContainPattern("\\sstyle=")
                .doesNotContainPattern("\\son[a-z]+=").doesNotContain("<style", "http://", "https://");
    }

    @Test
    void everythingThatThePageAndItsModulesNameIsThere() throws IOException {
        Map<String, String> namedBy = new TreeMap<>(Map.of("/", "the address"));
        Deque<String> open = new ArrayDeque<>(List.of("/"));
        Set<String> missing = new TreeSet<>();
        while (!open.isEmpty()) {
            String path = open.pop();
            if (assets.find(path).isEmpty()) {
                missing.add(path);
                continue;
            }
            for (String name : named(path)) {
                if (namedBy.putIfAbsent(name, path) == null) {
                    open.push(name);
                }
            }
        }
        assertThat(missing).as("named by %s", namedBy).isEmpty();
        assertThat(namedBy)
                .containsKeys("/app/search/page.js", "/app/reader/page.js", "/app/style/tokens.css",
                        "/lib/lit-html/lit-html.js")
                .hasSizeGreaterThan(40);
    }

    private Set<String> named(String path) throws IOException {
        Set<String> names = new TreeSet<>();
        // What others have packed and made small names nothing outside of itself but by these words.
        if (path.matches(".*\\.(svg|png|wasm)") || path.startsWith("/lib/pdfjs-dist/")) {
            return names;
        }
        String content = text(path);
        for (Pattern pattern : NAMES) {
            Matcher matcher = pattern.matcher(content);
            while (matcher.find()) {
                names.add(URI.create(path).resolve(matcher.group(1)).getPath());
            }
        }
        return names;
    }
}
