package dev.carrel.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Mode;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Searches;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/// What researchers type in many languages and notations, and what it has to find by words alone. All texts of the
/// table stand in one library, so each is the others' distraction.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LanguagesTest {
    private PassageIndex index;
    private Search search;

    /// Read: this text is the first answer to each of these queries, and no answer to those.
    private record Row(String kind, String text, List<String> first, List<String> never) {}

    private static Row row(String kind, String text, String first, String never) {
        return new Row(kind, text, list(first), list(never));
    }

    private static List<String> list(String queries) {
        return queries.isEmpty() ? List.of() : Arrays.asList(queries.split(" \\| "));
    }

    private static final List<Row> TABLE = List.of(
            row("Greek letter", "Loss of β-catenin stops growth.",
                    "β-catenin | beta-catenin | beta catenin | betacatenin | Β-Catenin | 𝛽-catenin",
                    "cater | eta"),
            row("Greek letter", "Aggregates of α-synuclein in neurons.",
                    "alpha-synuclein | α-synuclein | alpha synuclein | synuclein", ""),
            row("Greek letter", "Mice that express αSyn lose weight.", "αSyn | alphaSyn | alpha-syn", ""),
            row("Greek letter", "Signalling by TGF-β1 induces fibrosis.",
                    "TGF-beta1 | TGFβ1 | TGFbeta1 | TGF", ""),
            row("Greek letter", "The ΔF508 mutation.", "ΔF508 | deltaF508 | F508", ""),
            row("Greek letter", "Independence was tested by χ² statistics.", "χ2 | chi2 | χ²", ""),
            row("Greek text", "Η μηχανική μάθηση στην ιατρική.",
                    "μηχανική μάθηση | μηχανικη μαθηση | ΜΗΧΑΝΙΚΗ", ""),
            row("formula", "Uptake of CO₂ by the ocean.", "CO2 | CO₂ | co2", "CO"),
            row("formula", "The vapour pressure of H2O.", "H2O | H₂O", ""),
            row("formula", "Influx of Ca²⁺ into the cell.", "Ca2+ | Ca²⁺", ""),
            row("formula", "Crystals of NaCl dissolve.", "NaCl | nacl", ""),
            row("formula", "Glucose, C6H12O6, is a sugar.", "C6H12O6 | C₆H₁₂O₆", ""),
            row("chemical name", "Toxicity of 2,4-dinitrophenol in rats.",
                    "2,4-dinitrophenol | dinitrophenol", "nitro"),
            row("chemical name", "Exposure to 1,2-dichloroethane.", "1,2-dichloroethane | dichloroethane",
                    ""),
            row("chemical name", "A solvent such as N,N-dimethylformamide.",
                    "N,N-dimethylformamide | dimethylformamide", ""),
            row("identifier", "Call useEffect after rendering.", "useEffect | useeffect", ""),
            row("identifier", "Set page_size to fifty.", "page_size | page size", ""),
            row("identifier", "Distances come from numpy.linalg.norm here.",
                    "numpy.linalg.norm | linalg.norm | linalg", ""),
            row("identifier", "Elements of a std::vector are contiguous.", "std::vector | std vector", ""),
            row("identifier", "Templates in C++ are checked late.", "C++ | c++", ""),
            row("identifier", "Properties in C# have accessors.", "C# | c#", ""),
            row("identifier", "Pattern matching in F# scripts.", "F#", ""),
            row("identifier", "Libraries of the .NET framework.", ".NET | .net", ""),
            row("identifier", "Safety nets for acrobats.", "nets | net acrobats", ""),
            row("version", "New in v2.1 of the tool.", "v2.1 | 2.1", ""),
            row("version", "Tested with Python 3.11.4 only.", "3.11.4 | Python 3.11 | 3.11", ""),
            row("version", "Python 2.7 is retired.", "Python 2.7 | 2.7", "3.11"),
            row("version", "We asked GPT-4 to rate them.", "GPT-4 | GPT4 | gpt 4", ""),
            row("gene", "Variants of GABRA2 and alcohol.", "GABRA2 | gabra2", ""),
            row("gene", "TP53 is mutated in half of them.", "TP53 | tp53 | TP-53", ""),
            row("gene", "Serum IL-6 rises at night.", "IL-6 | IL6 | il6 | IL–6 | IL‑6", ""),
            row("statistics", "The effect was significant, p < 0.05.", "p < 0.05 | p<0.05 | p < .05 | p<.05",
                    ""),
            row("units", "Particles of 5 µm were used.", "5 µm | 5 μm | 5 um | 5µm | 5um", ""),
            row("units", "A dose of 20mg a day.", "20mg | 20 mg", ""),
            row("dash", "The Kolmogorov–Smirnov test.", "Kolmogorov-Smirnov | Kolmogorov‐Smirnov | smirnov",
                    ""),
            row("dash", "Pre-training helps — a lot.", "pretraining | pre-training | pre training", ""),
            row("ligature", "The ﬁnal proﬁles are eﬃcient.", "efficient profiles | profile", ""),
            row("soft hyphen", "Electro\u00ADencephalo\u00ADgraphy records activity.",
                    "electroencephalography", ""),
            row("full width", "ＧＰＵで速くなる計算。", "GPU", ""),
            row("accents", "A naïve façade in São Paulo.", "naive | facade | Sao Paulo | nai\u0308ve", ""),
            row("accents", "Nguyễn Văn wrote about Việt Nam.", "Nguyen Van | Viet | nguyê\u0303n", ""),
            row("accents", "Sørensen and Bjørk met Ångström.", "Sorensen | Soerensen | Angstrom | Aangstroem",
                    ""),
            row("German", "Herr Müller über die Größe der Straße.",
                    "Müller Größe | Muller | Mueller Größe | Strasse | Straße | Groesse | Grösse", ""),
            row("German", "Mueller und andere haben die Messung wiederholt.", "Mueller Messung", ""),
            row("German", "Die Wahrscheinlichkeitsverteilung der Werte ist nicht bekannt.",
                    "Wahrscheinlichkeitsverteilung | Verteilung | Verteilungen | Wahrscheinlichkeitsverteilungen",
                    "Teilung"),
            row("German",
                    "Die Kohlenstoffdioxidspeicherung in tiefen Schichten ist ein Verfahren der Zukunft.",
                    "Kohlenstoffdioxid Speicherung | Speicherung | Kohlenstoffdioxidspeicherung", "Rung"),
            row("German", "Das Wachstum und seine Grenzen: was die Wirtschaft nicht misst.",
                    "Wirtschaftswachstum | Wachstumsgrenzen", ""),
            row("German", "Die Ergebnisse der Versuche mit Bäumen und Häusern.", "Baum Haus | Versuch", ""),
            row("French", "L'apprentissage profond à l'échelle.", "apprentissage | echelle | échelle", ""),
            row("Spanish", "El niño aprende español.", "nino espanol | niño", ""),
            row("Polish", "Łódź i żółty śnieg.", "Lodz | zolty snieg | łódź", ""),
            row("Chinese", "机器学习在医学中的应用。", "机器学习 | 学习 医学 | 医", "鸟"),
            row("Chinese", "深度神经网络的训练方法。", "神经网络 | 训练方法 | 网 | \"神经网络\"", "\"神网\""),
            row("Chinese", "猫。", "猫", ""),
            row("Chinese", "使用GPU加速训练模型。", "加速 GPU | \"使用GPU加速\"", ""),
            row("Japanese", "データベースの設計と運用。", "データベース | ﾃﾞｰﾀﾍﾞｰｽ | 設計", ""),
            row("Japanese", "自然言語処理の研究をしています。", "自然言語処理 | 言語 | 研究", ""),
            row("Japanese", "ひらがなだけのぶんしょうです。", "ひらがな | ぶんしょう", "カタカナ"),
            row("Korean", "딥러닝을 이용한 기계 학습을 연구했다.", "기계 학습 | 딥러닝 | 기계", ""),
            row("Russian", "Нейронные сети и машинное обучение.",
                    "нейронная сеть | машинное обучение | НЕЙРОННЫЕ", ""),
            row("Russian", "Ёлка стоит в лесу.", "елка | ёлка", ""),
            row("Ukrainian", "Штучний інтелект у медицині.", "штучний інтелект", ""),
            row("Arabic", "التَعَلُّم الآلي في الطب", "التعلم الآلي | تعلم | الالي", ""),
            row("Hebrew", "לְמִידָה עמוקה", "למידה", ""),
            row("Persian", "یادگیری می‌شود", "میشود | یادگیری", ""),
            row("Hindi", "मशीन लर्निंग का उपयोग", "मशीन लर्निंग", ""),
            row("Thai", "การเรียนรู้", "การเรียนรู้", ""),
            row("British", "The behaviour of organisations was modelled.",
                    "behavior | organization behavior | modeling behaviour", ""),
            row("American", "Analyzing hemoglobin in pediatric anemia.",
                    "haemoglobin | paediatric anaemia | analysing haemoglobin", ""));

    private static final String PATH = "text ";

    @BeforeAll
    void fill(@TempDir Path folder) throws IOException {
        index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
        try (Writer writer = index.writer()) {
            for (int i = 0; i < TABLE.size(); i++) {
                writer.put(entry(PATH + i, "", TABLE.get(i).text()).build());
            }
            writer.settle();
        }
        search = Searches.of(index, () -> {
            throw new AssertionError("no model is needed");
        });
    }

    @AfterAll
    void close() throws IOException {
        index.close();
    }

    private Answer ask(String query) throws IOException {
        return search.ask(query, SearchOptions.STANDARD.withMode(Mode.KEYWORD).withLimit(100));
    }

    private List<DocumentId> found(String query) throws IOException {
        return ask(query).results().stream().map(hit -> hit.found().origin().id()).toList();
    }

    static Stream<Arguments> hits() {
        return rows(
                (row, id) -> row.first().stream().map(query -> arguments(query, row.kind(), row.text(), id)));
    }

    static Stream<Arguments> misses() {
        return rows(
                (row, id) -> row.never().stream().map(query -> arguments(query, row.kind(), row.text(), id)));
    }

    private interface Cases {
        Stream<Arguments> of(Row row, DocumentId id);
    }

    private static Stream<Arguments> rows(Cases cases) {
        List<Arguments> all = new ArrayList<>();
        for (int i = 0; i < TABLE.size(); i++) {
            cases.of(TABLE.get(i), EntryBuilder.id(PATH + i)).forEach(all::add);
        }
        return all.stream();
    }

    @ParameterizedTest(name = "{1}: {0} finds {2}")
    @MethodSource("hits")
    void aQueryFindsItsText(String query, String kind, String text, DocumentId id) throws IOException {
        assertThat(found(query)).as(kind).first().isEqualTo(id);
        assertThat(ask(query).corrected()).as("nothing has to be corrected").isNull();
    }

    @ParameterizedTest(name = "{1}: {0} does not find {2}")
    @MethodSource("misses")
    void aQueryLeavesOthersAlone(String query, String kind, String text, DocumentId id) throws IOException {
        assertThat(found(query)).as(kind).doesNotContain(id);
    }

    /// Read: this is asked instead, null for what was typed.
    @ParameterizedTest
    @MethodSource("typos")
    void aTypoIsReadAsTheNearestWord(String typed, @Nullable String corrected) throws IOException {
        assertThat(ask(typed).corrected()).isEqualTo(corrected);
    }

    static Stream<Arguments> typos() {
        return Stream.of(
                // letters in the wrong order, one missing, one too many, a wrong one, two in a long word
                arguments("sinificant", "significant"), arguments("signifciant", "significant"),
                arguments("signnificant", "significant"), arguments("significont", "significant"),
                arguments("sygnifcant", "significant"), arguments("sginificant", "significant"),
                arguments("signfcant", "significant"), arguments("retierd", "retired"),
                arguments("aclohol", "alcohol"), arguments("alcohoil variants", "alcohol variants"),
                arguments("xlcohol", "alcohol"),
                // short words, numbers, names, what stands there
                arguments("ths", null), arguments("cel", null),
                arguments("TP54", null), arguments("GABRA3", null), arguments("3.12", null),
                arguments("\"aclohol\"", null),
                arguments("alcohol", null), arguments("-aclohol rats", null),
                // other scripts and languages
                arguments("Verteilnug", null), arguments("Schicten", "schichten"),
                arguments("нейорнные", "нейронные"), arguments("机器学刁", null));
    }
}
