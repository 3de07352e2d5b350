package dev.carrel.read.outline;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.document.HiddenText;
import dev.carrel.document.text.HiddenCharacters;
import dev.carrel.read.CleanText;

/// The blocks of an input, one after the other, whatever format it was written in. Readers of marked-up text fill
/// it; a [Composer] makes a document of it. All text is cleaned on entry and blank text is left out.
public final class Outline {
    /// One thing in reading order.
    public sealed interface Block {}

    /// A heading of a level from 1; an empty text ends the section before it without starting a named one.
    public record Heading(int level, String text) implements Block {}

    /// A paragraph, code block, list or table.
    public record Text(String text) implements Block {}

    /// The text under a figure or over a table.
    public record Captioned(String label, String text) implements Block {}

    /// An entry of the list of cited works; the key is empty where it has none.
    public record Cited(String key, String text) implements Block {}

    private final List<Block> blocks = new ArrayList<>();
    private final List<HiddenText> hidden = new ArrayList<>();

    public Outline heading(int level, String text) {
        String line = line(text);
        if (!line.isEmpty()) {
            blocks.add(new Heading(level, line));
        }
        return this;
    }

    /// Ends the section: text that follows stands under no heading.
    public Outline endSection() {
        blocks.add(new Heading(1, ""));
        return this;
    }

    public Outline paragraph(String text) {
        spelled(text);
        String clean = CleanText.clean(text);
        if (!clean.isBlank()) {
            blocks.add(new Text(clean));
        }
        return this;
    }

    public Outline caption(String label, String text) {
        String line = line(text);
        if (!line.isEmpty()) {
            blocks.add(new Captioned(label, line));
        }
        return this;
    }

    public Outline reference(String key, String text) {
        String line = line(text);
        if (!line.isEmpty()) {
            blocks.add(new Cited(CleanText.line(key), line));
        }
        return this;
    }

    /// A work that is cited by a key, and listed elsewhere.
    public Outline cites(String key) {
        blocks.add(new Cited(CleanText.line(key), ""));
        return this;
    }

    /// Text that the input carries and does not show.
    public Outline hidden(List<HiddenText> texts) {
        hidden.addAll(texts);
        return this;
    }

    public Outline addAll(Outline other) {
        blocks.addAll(other.blocks);
        hidden.addAll(other.hidden);
        return this;
    }

    private String line(String text) {
        spelled(text);
        return CleanText.line(text);
    }

    private void spelled(String text) {
        HiddenCharacters.spelled(text)
                .forEach(words -> hidden.add(new HiddenText(HiddenText.Way.CHARACTERS, null, words)));
    }

    public List<Block> blocks() {
        return List.copyOf(blocks);
    }

    public List<HiddenText> hidden() {
        return List.copyOf(hidden);
    }

    public boolean isEmpty() { return blocks.isEmpty(); }

    /// How many captions of this kind have been seen: the next one's number less one.
    public long captions(String kind) {
        return blocks.stream().filter(block -> block instanceof Captioned c && c.label().startsWith(kind))
                .count();
    }

    /// All of it on consecutive lines, for where blocks stand inside another block.
    public String flat() {
        return blocks.stream().map(Outline::text).collect(Collectors.joining("\n"));
    }

    private static String text(Block block) {
        return switch (block) {
            case Heading heading -> heading.text();
            case Text text -> text.text();
            case Captioned captioned -> captioned.text();
            case Cited cited -> cited.text();
        };
    }
}
