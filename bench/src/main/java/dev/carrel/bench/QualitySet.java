package dev.carrel.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.evaluate.BeirDirectory;

/// A judged set of questions, and the kind of text and of question that it stands for.
enum QualitySet {
    CRANFIELD("cranfield", "test", Answers.MANY, Documents.SHORT),
    CACM("cacm", "test", Answers.MANY, Documents.SHORT),
    CISI("cisi", "test", Answers.MANY, Documents.SHORT),
    RECALL("recall-eval", "test", Answers.MANY, Documents.PAGES),
    SCIFACT("scifact-train", "train", Answers.ONE, Documents.SHORT),
    COVID_QA("covid-qa", "test", Answers.ONE, Documents.LONG);

    /// How many documents answer a question, as a rule.
    enum Answers {
        ONE, MANY
    }

    /// How long documents are: abstracts, web pages, whole papers.
    enum Documents {
        SHORT, PAGES, LONG
    }

    /// Sets of one kind count together as much as any other kind.
    record Kind(Answers answers, Documents documents) {}

    private final String folder;
    private final String split;
    private final Answers answers;
    private final Documents documents;

    QualitySet(String folder, String split, Answers answers, Documents documents) {
        this.folder = folder;
        this.split = split;
        this.answers = answers;
        this.documents = documents;
    }

    String folder() {
        return folder;
    }

    Kind kind() {
        return new Kind(answers, documents);
    }

    Path directory(Path data) {
        return data.resolve(folder);
    }

    BeirDirectory open(Path data) throws IOException {
        return BeirDirectory.open(directory(data), split);
    }

    static List<Kind> kinds() {
        return List.of(values()).stream().map(QualitySet::kind).distinct().toList();
    }
}
