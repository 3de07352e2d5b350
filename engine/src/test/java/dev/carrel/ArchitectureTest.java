package dev.carrel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/// The packages, which way they may look, and where each library stays: the picture of the program as rules.
final class ArchitectureTest {
    private static final Path MAIN = Path.of("src", "main", "java", "dev", "carrel");
    private static final Path TEST = Path.of("src", "test", "java", "dev", "carrel");
    private static final int LONGEST_FILE = 400;
    /// About as many as fit on a screen of file names, `package-info` aside.
    private static final int MOST_TYPES = 21;
    /// What a door may show: the library and the values that it gives and takes.
    private static final Set<String> FOR_DOORS = Set.of("document", "ranking", "index", "ingest", "search",
            "map", "citation", "evaluate", "assist", "endpoint", "library");
    /// Each package with those it may use beside `base`, which all may.
    private static final Map<String, Set<String>> ARROWS = Map.ofEntries(
            Map.entry("base", Set.of()),
            Map.entry("document", Set.of()),
            Map.entry("ranking", Set.of("document")),
            Map.entry("read", Set.of("document")),
            Map.entry("chunk", Set.of("document")),
            Map.entry("endpoint", Set.of()),
            Map.entry("embed", Set.of("document", "endpoint")),
            Map.entry("index", Set.of("document", "ranking", "embed")),
            Map.entry("ingest", Set.of("document", "read", "chunk", "embed", "index")),
            Map.entry("search", Set.of("document", "ranking", "embed", "index")),
            Map.entry("map", Set.of("document", "embed", "index")),
            Map.entry("citation", Set.of("document")),
            Map.entry("assist", Set.of("document", "ranking", "embed", "index", "search", "endpoint")),
            Map.entry("evaluate", Set.of("citation", "document", "ranking", "search")),
            Map.entry("library", Set.of("document", "ranking", "read", "chunk", "embed", "index", "ingest",
                    "search", "map", "citation", "evaluate", "endpoint", "assist")),
            Map.entry("cli", Stream.concat(FOR_DOORS.stream(), Stream.of("web", "mcp"))
                    .collect(Collectors.toSet())),
            Map.entry("web", FOR_DOORS),
            Map.entry("mcp", FOR_DOORS));

    private static JavaClasses classes;

    @BeforeAll
    static void readTheClasses() {
        classes = new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("dev.carrel");
    }

    private static String[] packages(Stream<String> names) {
        return names.map(name -> "dev.carrel." + name + "..").toArray(String[]::new);
    }

    static Stream<String> tablePackages() {
        return ARROWS.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("tablePackages")
    void aPackageUsesOnlyThoseThatTheTableAllows(String name) {
        Set<String> allowed = ARROWS.getOrDefault(name, Set.of());
        noClasses().that().resideInAPackage("dev.carrel." + name + "..").should().dependOnClassesThat()
                .resideInAnyPackage(packages(ARROWS.keySet().stream()
                        .filter(other -> !other.equals(name) && !other.equals("base")
                                && !allowed.contains(other))))
                .because("arrows go up the table of packages only; ingest and search meet in index")
                .allowEmptyShould(true).check(classes);
    }

    @Test
    void everyPackageStandsInTheTable() throws IOException {
        try (Stream<Path> folders = Files.list(MAIN)) {
            assertThat(folders.filter(Files::isDirectory).map(folder -> folder.getFileName().toString()))
                    .as("a new package needs a line that says what it may use").isSubsetOf(ARROWS.keySet());
        }
    }

    @Test
    void noPackagesUseEachOther() {
        slices().matching("dev.carrel.(**)").should().beFreeOfCycles()
                .because("what cannot be understood apart is one package").check(classes);
    }

    @Test
    void onlyTheLibraryKnowsTheAdapters() {
        noClasses().that().resideOutsideOfPackages("dev.carrel.library..", "dev.carrel.index.lucene..")
                .should().dependOnClassesThat().resideInAPackage("dev.carrel.index.lucene..")
                .because("the engine of the index can be another").check(classes);
        noClasses().that()
                .resideOutsideOfPackages("dev.carrel.library..", "dev.carrel.embed.onnx..",
                        "dev.carrel.embed.endpoint..", "dev.carrel.embed.huggingface..")
                .should().dependOnClassesThat()
                .resideInAnyPackage("dev.carrel.embed.onnx..", "dev.carrel.embed.endpoint..",
                        "dev.carrel.embed.huggingface..")
                .because("the runtime of the model can be another").check(classes);
    }

    @Test
    void doorsAskTheLibraryAndNotTheIndex() {
        noClasses().that().resideInAnyPackage("dev.carrel.cli..", "dev.carrel.web..", "dev.carrel.mcp..")
                .should().dependOnClassesThat().haveNameMatching("dev\\.carrel\\.index\\.("
                        + "Snapshot|PassageIndex|Writer|StoredDocuments|SourceRegister|WorkRelations|Census"
                        + "|retrieval\\..*)")
                .because("a door shows what the library tells, whatever holds it").check(classes);
    }

    @Test
    void thePortKnowsNoFormula() {
        noClasses().that().resideInAPackage("dev.carrel.index..").should().dependOnClassesThat()
                .resideInAPackage("dev.carrel.ranking.fusion..")
                .because("an index says how well a passage matches, not which answer is best").check(classes);
    }

    @Test
    void rankingIsAFunctionOfValues() {
        noClasses().that().resideInAnyPackage("dev.carrel.ranking..", "dev.carrel.search.rank..").should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.carrel.index..", "java.io..", "java.nio.file..")
                .because("whatever a formula needs is gathered before it runs").check(classes);
    }

    static Stream<Arguments> homesOfLibraries() {
        return Stream.of(
                arguments("org.apache.lucene..", List.of("index.lucene")),
                arguments("ai.onnxruntime..", List.of("embed.onnx")),
                arguments("ai.djl..", List.of("embed.huggingface")),
                arguments("org.commonmark..", List.of("read.markdown")),
                arguments("org.snakeyaml..", List.of("read.markdown")),
                arguments("org.apache.james..", List.of("read.html")),
                arguments("org.jsoup..", List.of("read.html", "read.markdown", "read.office", "read.tika")),
                arguments("org.apache.tika..", List.of("read.tika", "read.office")),
                arguments("org.apache.poi..", List.of("library.matrix.poi")),
                arguments("de.undercouch..", List.of("library.export.citeproc")),
                arguments("org.apache.pdfbox..", List.of("read.pdf")),
                arguments("org.sqlite..", List.of("read.zotero")),
                arguments("java.sql..", List.of("read.zotero")),
                arguments("picocli..", List.of("cli")),
                arguments("me.tongfei..", List.of("cli")),
                arguments("org.eclipse.jetty..", List.of("web.jetty")),
                arguments("io.modelcontextprotocol..", List.of("mcp")),
                arguments("reactor..", List.of("mcp")),
                // JSON and TOML are formats, not an adapter: each package that has files in them parses its own.
                arguments("tools.jackson..", List.of("cli", "web", "mcp", "evaluate", "library",
                        "endpoint", "assist", "document.stored", "read.beir", "read.bibliography",
                        "read.html", "read.markdown",
                        "read.notebook", "read.zotero",
                        "embed.endpoint", "embed.onnx", "embed.description",
                        "embed.wordpiece", "index.lucene")));
    }

    @ParameterizedTest
    @MethodSource("homesOfLibraries")
    void aForeignTypeStaysInItsAdapter(String types, List<String> homes) {
        noClasses().that().resideOutsideOfPackages(packages(homes.stream())).should().dependOnClassesThat()
                .resideInAPackage(types)
                .because("a library that is met in one place only can be replaced").check(classes);
    }

    @Test
    void namesSayWhatAThingIs() {
        noClasses().should().haveNameMatching(".*(Utils?|Helper|Manager|Impl)")
                .orShould().haveNameMatching(".*\\.(I[A-Z][a-z]\\w*|Abstract\\w*)")
                .because("such names say nothing about the domain").check(classes);
    }

    @Test
    void methodsAreNotCalledGet() {
        methods().that(areOurOwn()).should().haveNameNotMatching("get[A-Z].*")
                .because("a value is asked for by its name").check(classes);
    }

    /// What a foreign type prescribes keeps its name.
    private static DescribedPredicate<JavaMethod> areOurOwn() {
        return DescribedPredicate.describe("are our own", method -> Stream
                .concat(method.getOwner().getAllRawSuperclasses().stream(),
                        method.getOwner().getAllRawInterfaces().stream())
                .filter(type -> !type.getPackageName().startsWith("dev.carrel"))
                .noneMatch(type -> type.getMethods().stream()
                        .anyMatch(theirs -> theirs.getName().equals(method.getName()))));
    }

    @Test
    void onlyTheCommandLinePrints() {
        noClasses().that().resideOutsideOfPackage("dev.carrel.cli..").should()
                .accessField(System.class, "out").orShould().accessField(System.class, "err")
                .because("standard output belongs to results and to the protocol").check(classes);
    }

    @Test
    void everyPackageSaysWhyItExists() throws IOException {
        List<Path> silent = new ArrayList<>();
        for (Path source : sources(MAIN)) {
            if (!Files.exists(source.resolveSibling("package-info.java"))) {
                silent.add(source.getParent());
            }
        }
        assertThat(silent.stream().distinct()).as("packages without a package-info").isEmpty();
    }

    @Test
    void aPackageCanBeTakenInAtAGlance() throws IOException {
        Map<Path, Long> sizes = sources(MAIN).stream()
                .filter(source -> !source.endsWith("package-info.java"))
                .collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
        sizes.values().removeIf(types -> types <= MOST_TYPES);
        assertThat(sizes).as("packages that are rather two").isEmpty();
    }

    @Test
    void aNameStandsForOneThing() throws IOException {
        Map<String, Long> names = sources(MAIN).stream().map(source -> source.getFileName().toString())
                .filter(name -> !name.equals("package-info.java"))
                .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
        names.values().removeIf(count -> count == 1);
        assertThat(names).as("file names that stand in several packages").isEmpty();
    }

    @Test
    void nothingCatchesEverything() throws IOException {
        // A method handle's call is declared to throw Throwable, so its caller has to catch that.
        assertThat(sourcesHolding(Pattern.compile("catch \\((final )?(Exception|Throwable)\\b"), MAIN))
                .isSubsetOf("StandardError.java", "RuntimeTelemetry.java");
    }

    @Test
    void noFileIsLongerThanCanBeRead() throws IOException {
        Set<String> tooLong = new TreeSet<>();
        for (Path source : Stream.concat(sources(MAIN).stream(), sources(TEST).stream()).toList()) {
            long lines = Files.readAllLines(source).stream().filter(line -> !line.startsWith("import "))
                    .count();
            if (lines > LONGEST_FILE) {
                tooLong.add(source.toString());
            }
        }
        assertThat(tooLong).isEmpty();
    }

    private static Set<String> sourcesHolding(Pattern pattern, Path root) throws IOException {
        Set<String> holding = new TreeSet<>();
        for (Path source : sources(root)) {
            if (pattern.matcher(Files.readString(source)).find()) {
                holding.add(source.getFileName().toString());
            }
        }
        return holding;
    }

    private static List<Path> sources(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(path -> path.toString().endsWith(".java")).sorted().toList();
        }
    }
}
