package dev.carrel.read.markdown;

import java.util.Set;

import org.commonmark.node.Text;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Scanner;

/// Takes a `<` that can open neither a link nor a tag for the sign it is. The library would look for its end from each one, to
/// the end of the paragraph: a page of them took minutes.
final class LooseAngles implements InlineContentParserFactory {
    @Override
    public Set<Character> getTriggerCharacters() { return Set.of('<'); }

    /// One for each paragraph.
    @Override
    public InlineContentParser create() {
        return new InlineContentParser() {
            private boolean noneCloses;

            @Override
            public ParsedInline tryParse(InlineParserState state) {
                Scanner scanner = state.scanner();
                scanner.next();
                var behind = scanner.position();
                if (opens(scanner.peek()) && closes(scanner)) {
                    return ParsedInline.none();
                }
                return ParsedInline.of(new Text("<"), behind);
            }

            private boolean closes(Scanner scanner) {
                noneCloses = noneCloses || scanner.find('>') < 0;
                return !noneCloses;
            }
        };
    }

    private static boolean opens(char next) {
        return Character.isLetter(next) || next == '/' || next == '!' || next == '?';
    }
}
