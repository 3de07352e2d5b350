package dev.carrel.read.latex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.read.outline.MetadataBuilder;

/// Title, authors, date and keywords, which may stand before or after the document begins.
final class LatexFrontMatter {
    private static final Pattern MACRO = Pattern.compile("\\\\(title|author|date|keywords)\\s*(?=[\\[{])");
    private static final Pattern AUTHORS = Pattern
            .compile("\\\\(?:and|And|AND)\\b|,(?!\\s*(?:Jr|Sr|I+)\\b)|;");
    private static final Pattern ASIDE = Pattern
            .compile("\\\\(thanks|footnote|inst|affil|email|orcid|textsuperscript)\\b\\s*(?=\\{)");

    private LatexFrontMatter() {}

    /// Passes on what it finds and gives the source without it.
    static String take(String source, MetadataBuilder facts) {
        StringBuilder rest = new StringBuilder();
        Matcher macro = MACRO.matcher(source);
        int at = 0;
        while (macro.find(at)) {
            int open = LatexBraces.afterOptions(source, macro.end());
            rest.append(source, at, macro.start());
            if (!LatexBraces.opensAt(source, open, '{')) {
                at = macro.end();
                continue;
            }
            tell(macro.group(1), LatexBraces.content(source, open), facts);
            at = LatexBraces.end(source, open);
        }
        return rest.append(source, at, source.length()).toString();
    }

    private static void tell(String macro, String content, MetadataBuilder facts) {
        switch (macro) {
            case "title" -> facts.title(LatexText.of(withoutAsides(content)));
            case "author" -> facts.authors(authors(withoutAsides(content)));
            case "date" -> facts.date(LatexText.of(content.replace("\\today", "")));
            default -> facts.tags(Stream.of(LatexText.of(content).split("\\s*[,;]\\s*")).toList());
        }
    }

    /// Below the name, parted by line breaks, stand affiliation and address.
    private static List<String> authors(String content) {
        List<String> names = new ArrayList<>();
        for (String author : content.split("\\\\(?:and|And|AND)\\b")) {
            String name = author.strip().split("\\\\\\\\")[0];
            for (String part : AUTHORS.split(name)) {
                names.addAll(List.of(LatexText.of(part).split("\\s+and\\s+|\n")));
            }
        }
        return names;
    }

    private static String withoutAsides(String content) {
        StringBuilder rest = new StringBuilder();
        Matcher aside = ASIDE.matcher(content);
        int at = 0;
        while (aside.find(at)) {
            rest.append(content, at, aside.start());
            at = LatexBraces.end(content, aside.end());
        }
        return rest.append(content, at, content.length()).toString();
    }
}
