package dev.carrel.evaluate.self;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;

/// Takes questions of every kind from documents picked at random. Which document comes when depends on its own id and
/// the seed only, so that a library that grew a little is mostly asked the same.
public final class Sampling {
    /// So many documents are looked at for one kind; a library of this size takes some seconds to read.
    private static final int MOST_DOCUMENTS = 1_000;

    private final long seed;
    private final int size;

    /// @param size how many questions of each kind at most
    public Sampling(long seed, int size) {
        if (size < 1) {
            throw new IllegalArgumentException("size " + size);
        }
        this.seed = seed;
        this.size = size;
    }

    /// Every kind, in its order, with its questions.
    public Map<QuestionKind, List<Question>> of(Material material) throws IOException {
        Map<QuestionKind, Drawer> drawers = drawers(material);
        for (DocumentId id : order(material.documents())) {
            List<Drawer> wanting = drawers.values().stream().filter(drawer -> drawer.wants(id)).toList();
            Optional<Material.Text> text = wanting.isEmpty() ? Optional.empty() : material.text(id);
            if (text.isPresent()) {
                for (Drawer drawer : wanting) {
                    drawer.take(text.get());
                }
            }
        }
        Map<QuestionKind, List<Question>> questions = new EnumMap<>(QuestionKind.class);
        drawers.forEach((kind, drawer) -> questions.put(kind, List.copyOf(drawer.questions)));
        return questions;
    }

    private Map<QuestionKind, Drawer> drawers(Material material) throws IOException {
        Versions versions = material.versions();
        Map<QuestionKind, Drawer> drawers = new EnumMap<>(QuestionKind.class);
        drawers.put(QuestionKind.TITLE, new Drawer(new TitleQuestions(versions, seed)));
        drawers.put(QuestionKind.CITATION, new Drawer(new CitationQuestions(material.citations(), versions)));
        drawers.put(QuestionKind.CAPTION, new Drawer(new CaptionQuestions()));
        drawers.put(QuestionKind.ABBREVIATION, new Drawer(new AbbreviationQuestions(material)));
        return drawers;
    }

    private List<DocumentId> order(List<DocumentId> documents) {
        Map<DocumentId, String> places = new HashMap<>();
        documents.forEach(id -> places.put(id, place(id.value())));
        return documents.stream()
                .sorted(Comparator.comparing(id -> Objects.requireNonNull(places.get(id)))).toList();
    }

    private String place(String name) {
        return ContentHash.of((seed + " " + name).getBytes(StandardCharsets.UTF_8)).value();
    }

    /// Where the questions of one kind gather.
    private final class Drawer {
        private final QuestionMaker maker;
        private final List<Question> questions = new ArrayList<>();
        private int looked;

        Drawer(QuestionMaker maker) {
            this.maker = maker;
        }

        boolean wants(DocumentId id) {
            return questions.size() < size && looked < MOST_DOCUMENTS && maker.mayHave(id);
        }

        void take(Material.Text text) throws IOException {
            looked++;
            maker.of(text).stream().sorted(Comparator.comparing(question -> place(question.id())))
                    .limit(Math.min(QuestionMaker.MOST, size - questions.size())).forEach(questions::add);
        }
    }
}
