package dev.carrel.cli.argument;

import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.regex.Pattern;

import dev.carrel.cli.run.CommandContext;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/// The option to read scanned pages, and in which languages. `--ocr=deu` names them beyond doubt. A word that only follows
/// the option is taken for languages if it looks like tesseract's names of some and is no path.
public final class OcrOption {
    private static final Pattern LANGUAGES = Pattern.compile("[a-z]{3}(_[a-z]+)*(\\+[a-z]{3}(_[a-z]+)*)*");

    @Option(names = "--ocr", arity = "0..1", paramLabel = "LANGUAGES", preprocessor = Parsing.class, description = "Read scanned pages too, with the program tesseract (default language: eng; several: --ocr=eng+deu).")
    private @Nullable Wish wish;

    /// @param follower a word behind the option that may be languages or an argument of the command
    private record Wish(String languages, @Nullable String follower) {}

    /// A word behind the option that is an argument of the command.
    public Optional<String> argument(CommandContext desk) {
        return Optional.ofNullable(wish).map(Wish::follower)
                .filter(word -> Files.exists(desk.here().resolve(word)));
    }

    public Map<String, String> settings(CommandContext desk) {
        if (wish == null) {
            return Map.of();
        }
        boolean named = wish.follower() != null && argument(desk).isEmpty();
        return Map.of("reading.ocr", named ? wish.follower() : wish.languages());
    }

    /// Leaves a path where it stands; only the command knows from where a doubtful word is one.
    static final class Parsing implements IParameterPreprocessor {
        @Override
        @SuppressWarnings("JdkObsolete") // picocli's own type
        public boolean preprocess(Stack<String> rest, CommandSpec command, ArgSpec option,
                Map<String, Object> how) {
            if ("=".equals(how.get("separator"))) {
                option.setValue(new Wish(rest.pop(), null));
            } else if (!rest.isEmpty() && LANGUAGES.matcher(rest.peek()).matches()) {
                option.setValue(new Wish("eng", rest.pop()));
            } else {
                option.setValue(new Wish("eng", null));
            }
            return true;
        }
    }
}
