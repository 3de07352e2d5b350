package dev.carrel.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommandHost;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Terminal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// Types into real shells and asks them to put in all that they would complete.
@DisabledOnOs(OS.WINDOWS)
@Tag("thorough")
final class CompletionTest {
    /// What is typed, and the arguments that are there when everything that fits has been put in.
    private static final Map<String, String> EXPECTED = new LinkedHashMap<>();

    static {
        EXPECTED.put("exp", "export");
        EXPECTED.put("help exp", "export");
        EXPECTED.put("search --vi", "--view");
        EXPECTED.put("search --no-e", "--no-expand");
        EXPECTED.put("search --lib", "--library");
        EXPECTED.put("search --mode ", "hybrid keyword semantic");
        EXPECTED.put("search -m ", "hybrid keyword semantic");
        EXPECTED.put("search --mode=hy", "--mode=hybrid");
        EXPECTED.put("search --view ", "papers passages");
        EXPECTED.put("search --and sleep --sort ", "added author date relevance title");
        EXPECTED.put("search --ranking ", "blend rrf signals weighted");
        EXPECTED.put("search --formula ", "average min product");
        EXPECTED.put("similar --by ", "both citations meaning");
        EXPECTED.put("export -f ", "annotations bibtex csl-json csv html markdown ris text");
        EXPECTED.put("matrix -f ", "csv json markdown xlsx");
        EXPECTED.put("status --color ", "always auto never");
        EXPECTED.put("search --mode re", "re");
        EXPECTED.put("search re", "re");
        EXPECTED.put("add ", "my notes.md papers refs.bib");
        EXPECTED.put("add papers re", "refs.bib");
        EXPECTED.put("add --ocr re", "refs.bib");
        EXPECTED.put("add --zotero pap", "papers");
        EXPECTED.put("add papers/o", "papers/old.pdf");
        EXPECTED.put("show re", "refs.bib");
        EXPECTED.put("remove re", "refs.bib");
        EXPECTED.put("export -o re", "refs.bib");
        EXPECTED.put("export --output re", "refs.bib");
        EXPECTED.put("context -d re", "refs.bib");
        EXPECTED.put("eval --topics re", "refs.bib");
        EXPECTED.put("eval --run re", "refs.bib");
        EXPECTED.put("eval pap", "papers");
        EXPECTED.put("--home pap", "papers");
        EXPECTED.put("--library ", "notes work");
        EXPECTED.put("status --library no", "notes");
        EXPECTED.put("--home papers status --library ", "elsewhere");
        EXPECTED.put("models ", "check list try");
        EXPECTED.put("models check pap", "papers");
        EXPECTED.put("library ", "copy create list remove");
        EXPECTED.put("library remove ", "notes work");
        EXPECTED.put("library copy work no", "notes");
        EXPECTED.put("config search.mo", "search.mode");
        EXPECTED.put("config --unset search.mo", "search.mode");
        EXPECTED.put("config search.mode se", "semantic");
        EXPECTED.put("config --global keyword.similarity tf", "tfidf");
        EXPECTED.put("--set search.lim", "search.limit=");
        EXPECTED.put("as", "ask");
        EXPECTED.put("ask --ag", "--again");
        EXPECTED.put("ask --save", "--save --saved");
        EXPECTED.put("ask -d re", "refs.bib");
        EXPECTED.put("ask --document re", "refs.bib");
        EXPECTED.put("ask --open re", "re");
        EXPECTED.put("ask --again re", "re");
        EXPECTED.put("ask re", "re");
        EXPECTED.put("completion ", "bash fish zsh");
        EXPECTED.put("mcp --install cl", "claude-code claude-desktop");
    }

    @TempDir
    private Path here;

    /// Holds the scripts and the home.
    @TempDir
    private Path apart;

    @BeforeEach
    void folder() throws IOException {
        Files.createDirectories(here.resolve("papers/libraries/elsewhere"));
        for (String file : List.of("my notes.md", "refs.bib", "papers/old.pdf")) {
            Files.writeString(here.resolve(file), "");
        }
        Files.createDirectories(apart.resolve("libraries/work"));
        Files.createDirectories(apart.resolve("libraries/notes"));
        for (String shell : List.of("bash", "zsh", "fish")) {
            Files.writeString(apart.resolve(shell), script(shell));
        }
    }

    private String script(String shell) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(80, Terminal.Colours.OFF);
        CommandContext desk = new CommandContext(InputStream.nullInputStream(),
                new PrintStream(out, true, UTF_8),
                new PrintStream(new ByteArrayOutputStream(), true, UTF_8), terminal, terminal, Map.of(), here,
                CommandHost.OWN_PROCESS);
        assertThat(Main.run(List.of("completion", shell), desk)).isEqualTo(ExitCode.DONE);
        return out.toString(UTF_8);
    }

    @Test
    void bashCompletes() throws Exception {
        check(typedInto("bash --noprofile --norc -i", """
                PS1=
                carrel() { printf '%s\\n' '<typed' "$@" 'typed>'; }
                source "$CARREL_HOME/bash"
                """, "\033*"));
    }

    @Test
    void zshCompletes() throws Exception {
        check(typedInto("zsh -f -i", """
                PS1=
                carrel() { printf '%s\\n' '<typed' "$@" 'typed>' }
                autoload -Uz compinit && compinit -u -D
                source "$CARREL_HOME/zsh"
                zstyle ':completion:all-matches::::' completer _all_matches _complete
                zstyle ':completion:all-matches:*' insert yes
                zle -C all-matches complete-word _generic
                bindkey '^[*' all-matches
                """, "\033*"));
    }

    @Test
    void fishCompletes() throws Exception {
        StringBuilder asking = new StringBuilder("source $CARREL_HOME/fish\n");
        EXPECTED.keySet().forEach(typed -> asking.append("echo '<typed'; complete -C 'carrel ").append(typed)
                .append("' | string replace -r '\\t.*' ''; echo 'typed>'\n"));
        List<List<String>> answers = answers(run(asking.toString(), "fish", "--no-config"));
        List<List<String>> whole = new ArrayList<>();
        for (List<String> answer : answers) {
            List<String> words = words(List.copyOf(EXPECTED.keySet()).get(whole.size()));
            List<String> arguments = new ArrayList<>(words.subList(0, words.size() - 1));
            arguments.addAll(answer.isEmpty() ? words.subList(words.size() - 1, words.size()) : answer);
            whole.add(arguments);
        }
        check(whole);
    }

    private static List<String> words(String typed) {
        return List.of(typed.split(" ", -1));
    }

    /// The order is the shell's own, and so is whether a folder ends with a slash.
    private static void check(List<List<String>> arguments) {
        assertThat(arguments).hasSameSizeAs(EXPECTED.keySet());
        int i = 0;
        for (Map.Entry<String, String> each : EXPECTED.entrySet()) {
            List<String> words = words(each.getKey());
            List<String> put = new ArrayList<>(words.subList(0, words.size() - 1));
            put.addAll(each.getValue().startsWith("my notes.md ")
                    ? List.of("my notes.md", "papers", "refs.bib")
                    : List.of(each.getValue().split(" ")));
            assertThat(arguments.get(i++)).as("carrel " + each.getKey())
                    .map(argument -> argument.replaceAll("/$", "")).containsExactlyInAnyOrderElementsOf(put);
        }
    }

    /// What the shell is given as arguments when a key puts in all completions. It is asked on a terminal, as people do.
    private List<List<String>> typedInto(String shell, String setUp, String key) throws Exception {
        StringBuilder typing = new StringBuilder(setUp);
        EXPECTED.keySet().forEach(typed -> typing.append("carrel ").append(typed).append(key).append('\n'));
        typing.append("exit\n");
        List<String> terminal = System.getProperty("os.name", "").startsWith("Mac")
                ? new ArrayList<>(List.of("script", "-q", "/dev/null"))
                : List.of("script", "-qec", shell, "/dev/null");
        if (terminal instanceof ArrayList<String> more) {
            more.addAll(List.of(shell.split(" ")));
        }
        return answers(run(typing.toString(), terminal.toArray(String[]::new)));
    }

    private String run(String input, String... command) throws Exception {
        ProcessBuilder builder = Program.process(List.of(command), here,
                Map.of("PATH", System.getenv("PATH"), "HOME", here.toString(), "CARREL_HOME",
                        apart.toString(),
                        "TERM", "dumb", "LC_ALL", "C.UTF-8"));
        return Program.finish(builder.redirectErrorStream(true).start(), input).out();
    }

    private static List<List<String>> answers(String output) {
        List<List<String>> answers = new ArrayList<>();
        boolean inside = false;
        for (String line : output.replace("\r", "").split("\n")) {
            if (line.equals("typed>")) {
                inside = false;
            } else if (inside) {
                answers.getLast().add(line);
            } else if (line.endsWith("<typed")) {
                inside = true;
                answers.add(new ArrayList<>());
            }
        }
        return answers;
    }
}
