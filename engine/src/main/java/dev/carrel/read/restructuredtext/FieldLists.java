package dev.carrel.read.restructuredtext;

import java.util.List;
import java.util.Locale;

import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;

/// Fields like `:Author: Ada`: metadata at the head of a text, text anywhere else.
final class FieldLists {
    private FieldLists() {}

    static void tell(String name, String value, MetadataBuilder facts, Outline outline) {
        switch (name.toLowerCase(Locale.ROOT)) {
            case "orphan", "tocdepth", "nocomments", "nosearch", "hidetoc" -> {
            }
            case "author", "authors" -> facts.authors(List.of(value.split("\\s*[;,]\\s+|\\s+and\\s+")));
            case "date" -> facts.date(value.replaceAll("^\\$Date:\\s*|\\s*\\$$", ""));
            case "abstract", "description", "summary" -> facts.summary(value);
            case "keywords", "tags" -> facts.tags(List.of(value.split("\\s*[,;]\\s*")));
            case "doi" -> facts.doi(value);
            default -> outline.paragraph(value.isBlank() ? name : name + ": " + value);
        }
    }
}
