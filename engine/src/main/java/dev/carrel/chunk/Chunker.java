package dev.carrel.chunk;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Passage;
import dev.carrel.document.Passage.Place;
import dev.carrel.document.PassageId;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.text.TextSpan;
import dev.carrel.document.text.TextSplitter;
import dev.carrel.document.text.TokenCounter;

/// Makes passages: consecutive paragraphs of one section, closed before the next one would pass the ceiling.
public final class Chunker {
    private final TokenCounter tokens;
    private final Chunking chunking;
    /// To some models the end of a line is a token too.
    private final int between;

    public Chunker(TokenCounter tokens, Chunking chunking) {
        this.tokens = tokens;
        this.chunking = chunking;
        this.between = tokens.count("\n");
    }

    /// All passages of a document, in order.
    public List<Passage> chunk(DocumentId id, Document document) {
        String text = document.text();
        List<Passage> passages = new ArrayList<>();
        int ceiling = ceiling(document);
        for (Section section : document.sections()) {
            if (isWanted(section)) {
                new SectionChunker(id, section, text, ceiling, passages).run();
            }
        }
        return passages.isEmpty() ? opening(id, document, text, ceiling) : passages;
    }

    /// Without an abstract, how a text begins has to stand for it.
    private List<Passage> opening(DocumentId id, Document document, String text, int ceiling) {
        List<Passage> passages = new ArrayList<>();
        document.sections().stream().limit(1).forEach(first -> new SectionChunker(id, first, text,
                ceiling, passages).run());
        return passages.isEmpty() ? passages : passages.subList(0, 1);
    }

    private int ceiling(Document document) {
        int room = chunking.room() - tokens.count(title(document)) - between;
        int whole = Math.min(chunking.whole(), room);
        return fits(document, whole) ? whole : Math.min(chunking.maxTokens(), room);
    }

    /// True if all of a text has no more than so many tokens. Long texts are not counted to their end.
    private boolean fits(Document document, int most) {
        int used = 0;
        for (Section section : document.sections()) {
            for (Paragraph paragraph : section.paragraphs()) {
                used += between + tokens.count(paragraph.text());
                if (used > most) {
                    return false;
                }
            }
        }
        return true;
    }

    /// The text that is embedded for a passage: the document's title, then the passage's text.
    public String embedded(Document document, Passage passage) {
        String title = title(document);
        return title.equals(passage.text()) ? title : title + "\n" + passage.text();
    }

    private boolean isWanted(Section section) {
        return switch (chunking.scope()) {
            case FULL -> true;
            case ABSTRACT -> section.kind() == SectionKind.SUMMARY;
        };
    }

    /// The title as far as it fits into a quarter of the room: one that is a page long must not crowd out the text.
    private String title(Document document) {
        String title = document.metadata().title();
        while (tokens.count(title) > chunking.room() / 4) {
            int half = title.length() / 2;
            title = title.substring(0, Character.isLowSurrogate(title.charAt(half)) ? half - 1 : half)
                    .strip();
        }
        return title;
    }

    /// The work on one section.
    private final class SectionChunker {
        private final DocumentId id;
        private final Section section;
        private final String text;
        private final int ceiling;
        private final List<Passage> passages;
        private final List<Paragraph> open = new ArrayList<>();
        private int used;

        SectionChunker(DocumentId id, Section section, String text, int ceiling, List<Passage> passages) {
            this.id = id;
            this.section = section;
            this.text = text;
            this.ceiling = ceiling;
            this.passages = passages;
        }

        void run() {
            for (Paragraph paragraph : section.paragraphs()) {
                int cost = tokens.count(paragraph.text());
                if (used + between + cost > ceiling) {
                    flush();
                }
                if (cost > ceiling) {
                    split(paragraph);
                } else {
                    open.add(paragraph);
                    used += between + cost;
                }
            }
            flush();
        }

        private void flush() {
            if (!open.isEmpty()) {
                add(open, open.getFirst().start(), open.getLast().end());
                open.clear();
                used = 0;
            }
        }

        private void split(Paragraph paragraph) {
            for (TextSpan piece : new TextSplitter(tokens, ceiling).split(paragraph.text())) {
                add(List.of(paragraph), paragraph.start() + piece.start(), paragraph.start() + piece.end());
            }
        }

        /// White space around a piece belongs to no passage.
        private void add(List<Paragraph> paragraphs, int from, int to) {
            String piece = text.substring(from, to);
            int start = from + piece.length() - piece.stripLeading().length();
            if (!piece.isBlank()) {
                List<Place> places = PassagePlaces.of(paragraphs, start, to);
                passages.add(
                        new Passage(new PassageId(id, passages.size()), section.kind(),
                                path(paragraphs.getFirst()), places.getFirst().page(),
                                places.getFirst().paragraph(), start, piece.strip(),
                                places.size() > 1 ? places : List.of()));
            }
        }

        /// All headings that it stands under where it begins.
        private List<String> path(Paragraph first) {
            return Stream.concat(section.heading().stream(), first.under().stream()).toList();
        }
    }
}
