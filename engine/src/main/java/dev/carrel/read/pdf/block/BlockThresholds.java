package dev.carrel.read.pdf.block;

/// The figures by which lines are put together to blocks; what follows shares those that are public. Distances are in points or,
/// if they are multiplied, in sizes of the type.
public final class BlockThresholds {
    /// Types whose sizes differ by less are the same: a size is known to a tenth, and optical scaling makes 9.96 of 10.
    public static final double SAME_SIZE = 0.45;
    /// A type larger by this much is larger on purpose.
    public static final double LARGER = 0.7;
    /// A thing stands under another if they share this part of the narrower one's width.
    public static final double UNDER = 0.3;
    /// Wholly in one face, but for a sign or two.
    public static final double WHOLLY = 0.9;
    /// A column is no narrower than this; what is belongs to a table or a drawing.
    public static final double NARROWEST_COLUMN = 10;
    /// A first line is indented by more than this, and by less than the deepest.
    public static final double INDENT = 0.6;
    public static final double DEEPEST_INDENT = 5;
    /// A line fills its column if it ends so near the right edge; raggeder ones end a paragraph.
    public static final double RAGGED = 2;
    /// Baselines or edges that differ by fewer points are one.
    public static final double ALIGNED = 2;
    /// Of a text's signs at least so many are letters; of formulas and tables fewer are.
    public static final double MOSTLY_LETTERS = 0.6;

    /// The rest of a justified line, or of an item after its bullet, stands at most so far to the right.
    static final double WIDEST_GAP = 3;
    static final double USUAL_GAP = 2;
    static final double SAME_LINE = 0.2;
    /// Lines that end farther from the right edge than this do not fill it.
    static final double SHORT = 1.5;
    /// How far lines of a column stick out of it: at the left, and with a hyphen in the margin at the right.
    static final double STICKS_OUT = 3;
    static final double STICKS_OUT_RIGHT = 4;
    static final double STICKS_OUT_SHARE = 0.1;
    /// Lines of one block step down by more than this, or they are one line.
    static final double SMALLEST_STEP = 0.5;
    /// The step from line to line where it is not known yet: at least, and usually.
    static final double TIGHT_STEP = 1.15;
    static final double USUAL_STEP = 1.3;
    static final double LEADING = 1.2;
    /// The widest step that tells anything about leading, and the width that its lines share.
    static final double WIDEST_STEP = 3;
    static final double MOSTLY_UNDER = 0.5;
    /// A face that this much of the line above has too goes on from it.
    static final double SHARED_FACE = 0.2;
    /// A heading of this size is so large that it may be broken early.
    static final double TITLE = 1.35;
    /// Two lines that together would fill less than this of the column are two headings.
    static final double ROOM = 0.9;
    /// Edges of lines in one column differ by less.
    static final double SAME_EDGE = 2.5;
    /// One line in ten may stick out of its column.
    static final int OUTLIERS = 10;
    /// The parts of an em that watermark and ink share are counted between the heights of small letters and of capitals.
    static final double SMALL_LETTERS = 0.5;
    static final double CAPITALS = 0.65;
    static final double SHARED_HEIGHT = 0.125;
    /// A faint line of this many times the body's size that comes again is a mark.
    static final double LARGE_MARK = 1.5;
    static final double SAME_PLACE = 3;

    private BlockThresholds() {}
}
