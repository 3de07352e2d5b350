package dev.carrel.read.pdf.role;

/// The figures by which blocks are told what they are for. Distances are in sizes of the type unless they say points; the rest are
/// letters, lines or shares.
final class RoleThresholds {
    // Titles
    /// Points by which a title is larger than the text.
    static final double TITLE_LARGER = 0.8;
    /// A title shorter than this may be a heading that every paper has.
    static final int SHORT_TITLE = 30;
    /// A title has so many words; fewer count for less, since names of journals and sections have them.
    static final double WORDS_OF_TITLE = 5;
    /// In the type of the text fewer words are no title.
    static final int FEWEST_WORDS = 2;
    /// Numbers and dates leave a title this part of its weight.
    static final double UNLIKELY = 4;
    /// Steps from line to line of a title: at least, at most, and within which names have no room.
    static final double TITLE_STEP = 0.4;
    static final double TITLE_FARTHEST = 2;
    static final double TITLE_NEXT = 1.3;
    /// Points by which lines in the middle are off it.
    static final double MIDDLE = 3;
    /// Lines of one title differ in size by less than this share.
    static final double TITLE_SAME_SIZE = 0.08;
    /// Paragraphs have more lines; what has fewer may be anything.
    static final int FEW_LINES = 2;
    /// Points of play on one level.
    static final double LEVEL = 1;

    // First pages
    /// An abstract in small type has so many letters, and is so wide.
    static final int SHORTEST_SUMMARY = 40;
    static final double NARROWEST_SUMMARY = 15;
    /// A block that is set like the abstract has so much of its face and begins within so many points.
    static final double SUMMARY_FACE = 0.3;
    static final double SUMMARY_EDGE = 30;
    /// An abstract without a heading is so long, and smaller than the text by fewer points.
    static final int UNNAMED_SUMMARY = 250;
    static final double SUMMARY_SMALLER = 1.2;
    /// So many words of notices make a notice.
    static final int WORDS_OF_NOTICES = 2;
    /// Names stand within so many sizes of the title, and a heading within so many lines of its text.
    static final double BYLINE = 4;
    static final double LEADS = 5;
    /// Farther than any page is high, in points.
    static final double ANYWHERE = 1000;

    // Headings
    /// A heading over two lines fills this much of the column with its first, and steps down by less than this.
    static final double FULL = 0.75;
    static final double HEADING_STEP = 1.4;
    /// A line in italics goes on from text that is no farther above, in leadings.
    static final double TEXT_STEP = 1.25;
    static final int SHORTEST_HEADING = 3;
    static final int SHORTEST_CAPITALS = 5;
    /// A heading begins so near the left edge of its column, or stands so near its middle.
    static final double AT_EDGE = 2.5;
    static final double AT_MIDDLE = 1.5;
    /// A heading that begins with a small letter, and one that only its number tells, are shorter.
    static final int SMALL_HEADING = 60;
    static final int NUMBERED_HEADING = 80;
    /// Text comes within so many blocks of its heading, and within so many leadings.
    static final int NEXT_BLOCKS = 12;
    static final double NEXT_TEXT = 4.5;
    /// Points by which a heading in another face may be smaller than its text.
    static final double HEADING_SMALLER = 0.95;

    // Text
    /// A short paragraph has at least so many letters, and this share of letters among its signs.
    static final int SHORTEST_TEXT = 25;
    static final double PROSE_LETTERS = 0.7;
    static final double FEWEST_LETTERS = 0.5;
    /// Text in the body's own face has so much of it.
    static final double BODY_FACE = 0.4;
    /// Text in another face has so many lines and letters, and so many of its lines are full.
    static final int FEWEST_LINES = 3;
    static final int SHORTEST_OTHER = 120;
    static final double FULL_LINES = 0.6;
    /// A line that is not justified is full if it takes up this much of the column.
    static final double FULL_RAGGED = 0.8;
    /// Neighbours are looked for among so many blocks before and after.
    static final int NEIGHBOURS = 4;
    static final double NEIGHBOUR_EDGE = 2;
    static final double TEXT_EDGE = 4;

    // Tables and captions
    /// A table's first rule runs along this much of the caption and is so wide; its last ends within so many points.
    static final double TABLE_RULE = 0.8;
    static final double NARROWEST_RULE = 8;
    static final double RULE_EDGE = 4;
    /// Points that a table's text may stand over its rules, and between which text is looked for.
    static final double TABLE_PLAY = 3;
    static final double BETWEEN_RULES = 2;
    /// So many lines of text, all but one of them full, are no part of a table.
    static final int TEXT_BETWEEN = 6;
    /// A caption's next part is so far below, farther and in another size if only its label stood above.
    static final double CAPTION_STEP = 0.3;
    static final double CAPTION_FARTHEST = 1.8;
    static final double LABEL_FARTHEST = 2.5;
    static final double LABEL_SIZE = 2.1;
    static final double CAPTION_UNDER = 0.5;
    static final double CAPTION_EDGE = 3;

    // Cited works
    static final int SHORTEST_ENTRY = 10;
    /// A list counts its entries if so many numbers follow, one in so many lines at least.
    static final int FEWEST_NUMBERS = 3;
    static final int LINES_OF_ENTRY = 12;
    /// A list without a heading shows within so many lines, by so many numbers and years.
    static final int FIRST_LINES = 80;
    static final int COUNTED = 5;
    static final int YEARS = 4;
    /// Entries stand farther apart than their lines, in sizes.
    static final double BETWEEN_ENTRIES = 1.45;
    /// A heading of cited works is shorter.
    static final int LONGEST_OPENING = 40;
    static final double OPENING_SIZE = 0.5;
    /// Text this long between cited blocks ends their list; a list is this long.
    static final int TEXT_BETWEEN_CITED = 100;
    static final int SHORTEST_LIST = 800;
    /// A cited block has this many letters, a year in so many and an initial in so many.
    static final int SHORTEST_CITED = 60;
    static final int LETTERS_A_YEAR = 260;
    static final int LETTERS_AN_INITIAL = 70;

    // Run-in headings
    static final int RUN_IN_LINES = 3;
    static final int SHORTEST_RUN_IN = 4;

    private RoleThresholds() {}
}
