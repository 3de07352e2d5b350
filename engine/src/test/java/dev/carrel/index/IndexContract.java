package dev.carrel.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import dev.carrel.document.Box;
import dev.carrel.document.Caption;
import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Reference;
import dev.carrel.document.SectionKind;
import dev.carrel.document.ZoteroItem;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;
import dev.carrel.embed.Vector;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;

/// What the contracts of an index have in common: an engine's test extends one of them and says how to open an index.
public abstract class IndexContract {
    @TempDir
    protected Path folder;
    protected PassageIndex index;

    protected abstract PassageIndex open(Path in, KeywordScoring scoring) throws IOException;

    @BeforeEach
    void openTheIndex() throws IOException {
        index = open(folder.resolve("index"), KeywordScoring.STANDARD);
    }

    @AfterEach
    void closeTheIndex() throws IOException {
        index.close();
    }

    protected void put(EntryBuilder... entries) throws IOException {
        try (Writer writer = index.writer()) {
            for (EntryBuilder each : entries) {
                writer.put(each.build());
            }
            writer.commit();
        }
    }

    protected static Vector vector(double... components) {
        float[] floats = new float[components.length];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = (float) components[i];
        }
        return Vector.unit(floats);
    }

    protected static List<Origin> origins(Snapshot snapshot) throws IOException {
        List<Origin> origins = new ArrayList<>();
        snapshot.register().origins(origins::add);
        origins.sort(Comparator.comparing(Origin::path));
        return origins;
    }

    /// All that an entry can hold.
    protected static EntryBuilder everything() {
        return entry("/papers/all.pdf").title("Trust in automation")
                .metadata(metadata -> metadata.authors(List.of("Lee, John D.", "See, Katrina A."))
                        .contributors(List.of(new Contributor("editor", "Müller"))).year(2004)
                        .type(DocumentType.PAPER).summary("In short: \"trust\" & <reliance>.")
                        .url("https://example.org/trust").site("Example").published("2004-03-01")
                        .doi(new Doi("10.1518/hfes.46.1.50")).citekey("lee2004").entry(EntryBuilder.told())
                        .zotero(new ZoteroItem("groups/12", "ABCD1234",
                                List.of(new ZoteroItem.Place(0, "PDFKEY12")), "PDFKEY12:ab|summary doi"))
                        .collections(List.of("Thesis/Chapter 2")).tags(List.of("trust", "to read")))
                .section(SectionKind.SUMMARY, "Abstract").page(1, "In short: \"trust\" & <reliance>.")
                .section(SectionKind.METHODS, "2 Methods", "2.1 Data")
                .page(2, "Müller’s 机器学习 😀 data.\nLine.")
                .document(document -> document.paragraph(3, "Boxed.", List.of(new Box(1, 2.5, 3, 4)))
                        .caption(new Caption("Figure 1", "A curve.", 3))
                        .reference(
                                new Reference("[1] Muir 1994", "muir", new Doi("10.1080/x"), "Trust",
                                        List.of("Muir"),
                                        new Year(1994)))
                        .reference(new Reference("[2] n. d.", null, null, null, List.of(), null))
                        .pages(12).unreadable(7, new Reason.Scanned(null)))
                .vectors(vector(1, 0), vector(0, 1), vector(0.6, 0.8));
    }
}
