package dev.carrel.read.pdf.page;

/// The figures by which glyphs are made lines and lines are told from furniture, in sizes of the type unless they say otherwise.
final class LineThresholds {
    /// Two letters so near each other are one, printed twice to look bold.
    static final double SHADOW = 0.1;
    /// So many letters back the same one is looked for.
    static final int SHADOW_REACH = 3;
    /// How far back a letter may stand on its line: farther after a raised or lowered sign, which others stand above or under.
    static final double BACK = 0.6;
    static final double BACK_OF_SCRIPT = 1.5;
    /// An initial that reaches over several lines is so much larger than the letter after it.
    static final double INITIAL = 1.8;
    /// The widest and the usual space between words; fonts may tell nonsense.
    static final double WIDEST_SPACE = 0.28;
    static final double USUAL_SPACE = 0.25;
    /// A gap of this share of a space is one, if it is no hair's breadth.
    static final double SHARE_OF_SPACE = 0.45;
    static final double HAIR = 0.1;
    /// A number raised by less is a figure of another font.
    static final double RAISED = 0.15;
    /// Spaced-out letters stand at most so far apart; fewer gaps tell nothing about them.
    static final double SPACED_OUT = 0.2;
    /// Letters with a space after each stand farther apart; fewer of them may be a formula.
    static final double TYPED_APART = 0.6;
    static final int FEWEST_TYPED = 7;
    static final int FEWEST_GAPS = 5;
    /// Letters whose baselines differ by less stand on one.
    static final double LEVEL = 0.05;
    /// How far letters reach over and under their baseline.
    static final double ASCENT = 0.75;
    static final double DESCENT = 0.25;
    /// A line that begins on the same level and shares this much of another's width is printed on it.
    static final double PRINTED_ON = 0.7;
    static final double SAME_LEVEL = 0.3;
    /// A rule parts two lines if it runs under this share of the upper and over this share of the lower.
    static final double RULED_UPPER = 0.3;
    static final double RULED_LOWER = 0.5;
    /// A points' worth of play where a rule touches letters.
    static final double TOUCH = 1;
    /// Shares of a page's height: heads stand above, feet below.
    static final double HEAD = 0.13;
    static final double FOOT = 0.09;
    /// So often a line stands at its place if it is a head; in a paper of few pages twice is enough.
    static final int AGAIN = 3;
    static final int FEW_PAGES = 4;
    /// A line that stands at one place on half of the pages is furniture wherever that is, if it comes so often and has so
    /// many letters.
    static final int EVERYWHERE = 4;
    static final int SHORTEST_MARK = 3;
    /// Of a page's width: numbers of lines stand left of this.
    static final double LEFT_MARGIN = 0.2;
    /// Points within which numbers end at one place.
    static final double SAME_EDGE = 2;
    /// The text is larger than the numbers of its lines by this factor.
    static final double LARGER_THAN_NUMBERS = 1.2;
    /// So many numbers of a column are one more than the one before, if they count lines.
    static final double COUNTING = 0.8;
    /// Points of height within which a line stands at the same place as on other pages.
    static final double SAME_PLACE = 3;
    /// So much of a line is names if it lists them.
    static final double MOSTLY_NAMES = 0.7;

    private LineThresholds() {}
}
