package dev.carrel.read.pdf.glyph;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.HiddenText.Way;
import dev.carrel.document.text.HiddenCharacters;
import org.jspecify.annotations.Nullable;

/// Keeps what nobody sees on a page apart from what is seen.
final class HiddenSigns {
    private final StringBuilder all = new StringBuilder();
    private String before = "";

    void start() {
        all.setLength(0);
        before = "";
    }

    /// The text of a glyph without characters that have no shape; what stands before it tells whether a joiner is needed.
    String without(String text) {
        if (!HiddenCharacters.areIn(text)) {
            before = text;
            return text;
        }
        all.append(text);
        String kept = HiddenCharacters.without(before + text);
        String lead = HiddenCharacters.without(before);
        return kept.startsWith(lead) ? kept.substring(lead.length()) : kept;
    }

    PageInk apart(PageInk page, List<@Nullable Way> ways) {
        List<Glyph> seen = new ArrayList<>();
        Map<Way, List<Glyph>> hidden = new EnumMap<>(Way.class);
        for (int i = 0; i < ways.size(); i++) {
            Way way = ways.get(i);
            (way == null ? seen : hidden.computeIfAbsent(way, _ -> new ArrayList<>()))
                    .add(page.glyphs().get(i));
        }
        return new PageInk(page.sheet(), seen, page.rules(), page.pictures(), hidden,
                HiddenCharacters.spelled(all.toString()));
    }
}
