package dev.carrel.read.reference;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.bibliography.Year;

/// A form of writing names, in the order in which the forms are tried.
enum NameForm {
    /// `Smith, J. A.` `Andrade, E. S. de`
    COMMA_DOTTED(
            Part.LAST + ", ?" + Part.given(Part.DOTTED + "(?<=\\.)(?: ?" + Part.PARTICLE + "(?=[,.;]))?")),
    /// `Smith, JA`
    COMMA_BARE(Part.LAST + ", ?" + Part.given(Part.BARE)),
    /// `Smith J. A.`, which is not the start of `Jane A. Smith, `
    DOTTED(Part.LAST + " " + Part.given(Part.DOTTED + "(?<=\\.)")
            + "(?! ?(?:" + Part.PARTICLE
            + " )?\\p{Lu}[\\p{L}\\p{M}’'‐-]++(?:[,.;:]| and | & | \\(|$| (?:\\p{Lu} )?\\p{Lu}\\p{Ll}+[,.]))"),
    /// `Smith JA`, which is not the start of `Jane A. Smith, John Doe` or of `Jane A. Smith. 2001`
    BARE("(?<surname>" + Part.SURNAME + "|" + Part.CAPITALS + "|\\p{Lu}\\p{Ll}) " + Part.given(Part.BARE)
            + "(?!\\. (?:" + Part.PARTICLE + " )?" + Part.WORD + "(?:,? (?:and )?" + Part.WORD
            + "(?: \\p{Lu}\\.)* (?:"
            + Part.PARTICLE + " )?" + Part.WORD + "(?:[,.]| and )|\\. " + Year.Form.LISTED.pattern()
            + "|\\. \\p{Lu}\\p{L}*(?: [\\p{L}-]++){0,8} \\p{Ll}{3,} ))"),
    /// `J. A. Smith`
    INITIALS_FIRST(Part.given("(?:\\p{Lu}\\. ?[-‐‑–]? ?|(?:Ch|Th|Ph|Zh|Sh)\\. ?){1,6}(?:" + Part.WORD + " )?")
            + " ?" + Part.LAST
            + Part.END),
    /// `Smith, John A.`
    COMMA_FULL("(?<surname>(?:" + Part.PARTICLE + "[ \\-‐])*" + Part.WORD + "), "
            + Part.given(Part.WORD + "(?:[ -](?:" + Part.WORD + "|\\p{Lu}\\.)){0,4}")),
    /// `John A. Smith`
    FULL(Part.given(Part.WORD + "(?: (?:" + Part.WORD + "|\\p{Lu}\\.)){0,2}") + " " + Part.LAST + Part.END);

    private final Pattern pattern;

    NameForm(String name) {
        this.pattern = Pattern.compile(name + Part.SUFFIX);
    }

    Pattern pattern() {
        return pattern;
    }

    /// The forms in which the names behind a first one of this form are written, the likeliest first.
    List<NameForm> companions() {
        return switch (this) {
            case COMMA_DOTTED -> List.of(COMMA_DOTTED, INITIALS_FIRST, COMMA_BARE, DOTTED, COMMA_FULL);
            case COMMA_BARE -> List.of(COMMA_BARE, COMMA_DOTTED, BARE);
            case DOTTED -> List.of(DOTTED, COMMA_DOTTED, BARE);
            case BARE -> List.of(BARE, DOTTED, COMMA_BARE);
            case INITIALS_FIRST -> List.of(INITIALS_FIRST);
            case COMMA_FULL -> List.of(COMMA_FULL, COMMA_DOTTED, INITIALS_FIRST, FULL);
            case FULL -> List.of(FULL, INITIALS_FIRST);
        };
    }

    /// Names without initials to be known by.
    boolean isWordy() { return this == COMMA_FULL || this == FULL; }

    static NameForm of(Matcher name) {
        return Stream.of(values()).filter(form -> form.pattern.equals(name.pattern())).findFirst()
                .orElseThrow();
    }

    /// The parts that names are made of.
    private static final class Part {
        static final String PARTICLE = "(?:[Vv]an der|[Vv]an den|[Vv]an de|[Vv]an|[Vv]on der|[Vv]on|[Zz]u|[Dd]e la"
                + "|[Dd]e los|[Dd]e|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Dd]os|[Dd]u|[Ll]a|[Ll]e|[Ee]l|[Aa]l|bin|[Ii]bn|[Tt]er"
                + "|[Tt]en|den|der|af|av|St\\.|[’']t|y|e)";
        /// A capital, or a prefix and a capital (`dePamphilis`), and somewhere a small letter.
        static final String WORD = "(?:[dDlL][’']|\\p{Ll}{1,3}(?=\\p{Lu}))?(?=[^\\s,.;:]*[\\p{Ll}\\p{Lo}])"
                + "\\p{Lu}[\\p{L}\\p{M}’'‘´`‐‑\\-]++";
        static final String SURNAME = "(?:" + PARTICLE + "[ \\-‐])*" + WORD
                + "(?: (?:" + PARTICLE + " |\\p{Lu} )?" + WORD + "){0,2}(?: (?:[JS]r\\.?|I{2,3}))?";
        static final String CAPITALS = "(?:" + PARTICLE
                + " )*\\p{Lu}[\\p{Lu}’'\\-‐‑]{2,}(?: \\p{Lu}{3,})?(?!\\p{Ll})";
        static final String LAST = "(?<surname>" + SURNAME + "|" + CAPITALS + ")";
        static final String DOTTED = "(?:(?![JS]r\\.)\\p{Lu}\\p{Ll}?\\. ?[-‐‑–]? ?){1,6}";
        static final String BARE = "\\p{Lu}\\p{M}?(?:[ \\-‐‑]?\\p{Lu}){0,3}(?![\\p{L}\\p{M}’'])";
        static final String SUFFIX = "(?:,? (?:Jr\\.?|Sr\\.?|III|II|IV|2nd|3rd)(?!\\p{L}))?";
        static final String END = "(?![\\p{L}\\p{M}])";

        private Part() {}

        static String given(String pattern) {
            return "(?<given>" + pattern + ")";
        }
    }
}
