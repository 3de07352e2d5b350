package dev.carrel.assist.check;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Takes the words off a sentence by which a writer only leads to what a source says: “The study found that”,
/// “According to the authors,”, “However,”.
final class ReportingFrame {
    private static final String SOURCE = "(?:passages?|stud(?:y|ies)|papers?|authors?|texts?|sources?|articles?|documents?"
            + "|researchers?|excerpts?|reviews?|reports?|findings|results|data|evidence|library|experiments?|analysis"
            + "|investigators|scientists|work|research|context|page|abstract)";
    private static final String SAY = "(?:found|finds?|report(?:s|ed)?|show(?:s|ed|n)?|state[sd]?|suggest(?:s|ed)?"
            + "|indicate[sd]?|demonstrate[sd]?|conclude[sd]?|note[sd]?|observe[sd]?|reveal(?:s|ed)?|describe[sd]?"
            + "|mention(?:s|ed)?|sa(?:y|ys|id)|explain(?:s|ed)?|confirm(?:s|ed)?|writes?|wrote|written|point(?:s|ed)? out"
            + "|highlight(?:s|ed)?|emphasi[sz]e[sd]?)";
    private static final String LINK = "(?:however|moreover|furthermore|additionally|in addition|also|thus|therefore|hence"
            + "|in summary|in short|overall|in conclusion|to summari[sz]e|specifically|in particular|for example"
            + "|for instance|notably|importantly|interestingly|finally|first(?:ly)?|second(?:ly)?|third(?:ly)?|similarly"
            + "|likewise|in contrast|by contrast|on the other hand|in other words|that is|as a result|yes|no)";
    private static final String DETERMINER = "(?:(?:the|this|these|those|that|one|a|an|our|their|several|some|given|provided"
            + "|same|first|second|cited|present|current|recent|another|more|single) )*";
    private static final Pattern OPENING = Pattern.compile("^(?:" + LINK + "[,:]\\s+"
            + "|(?:according to|based on|as (?:" + SAY + ") (?:in|by)|in) " + DETERMINER + SOURCE
            + "(?: \\d+)?(?:,\\s*|\\s*:\\s*)"
            + "|" + DETERMINER + SOURCE + "(?: \\d+)?(?: (?:also|further|clearly|explicitly|have|has|had))* "
            + SAY
            + "(?: that\\b|\\s*[:,])\\s*"
            + "|(?:it|they|we) (?:(?:is|was|has been|have|were|also|further) )*" + SAY
            + "(?: that\\b|\\s*[:,])\\s*)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern CLOSING = Pattern.compile(
            ",? (?:according to|as (?:" + SAY + ") (?:in|by)) " + DETERMINER + SOURCE
                    + "(?: \\d+)?\\s*[.!]?\\s*$",
            Pattern.CASE_INSENSITIVE);
    /// Links and a source may follow each other: “However, the study also found that”.
    private static final int MOST = 3;
    private static final int LONGEST_CLOSING = 120;

    private ReportingFrame() {}

    /// The readings of a sentence without its frame, the longest first: itself, then less one part of a frame after the other.
    static List<String> without(String sentence) {
        List<String> rests = new ArrayList<>(List.of(sentence.strip()));
        for (int i = 0; i < MOST; i++) {
            Matcher opening = OPENING.matcher(rests.getLast());
            if (opening.find()) {
                rests.add(rests.getLast().substring(opening.end()));
            }
        }
        String rest = rests.getLast();
        int tail = Math.max(0, rest.length() - LONGEST_CLOSING);
        Matcher closing = CLOSING.matcher(rest.substring(tail));
        if (closing.find()) {
            rests.add(rest.substring(0, tail + closing.start()));
        }
        return rests;
    }
}
