package dev.carrel.read.pdf;

import java.io.IOException;

import static dev.carrel.read.pdf.TestPaper.BOLD;
import static dev.carrel.read.pdf.TestPaper.ITALIC;
import static dev.carrel.read.pdf.TestPaper.ROMAN;
import static dev.carrel.read.pdf.TestPaper.SANS;

/// Papers as journals and authors set them.
final class TestPapers {
    static final String CROSSING = "Reefs that were surveyed twice tell more than reefs that were surveyed once, because a single "
            + "visit cannot part slow change from the noise of one season. We therefore went back to every site af\u00ADter "
            + "the warm season and counted the same quadrats again, with the same observers and the same light. "
            + "The second page begins somewhere in this paragraph. A sentence about moonlight stands near its end, and it can "
            + "only be found on the second page of this paper, where the paragraph comes to its close after some more words.";
    private static final String TEXT = "Coral bleaching follows warm water within weeks, and the re\u00ADco\u00ADve\u00ADry takes "
            + "years. The tempera\u00ADture of the surface is measured from orbit, while the well-known loggers on the reef "
            + "itself see what the polyps feel. Both are used here. The re\u00ADco\u00ADve\u00ADry of a reef is not the "
            + "recovery of its fish.";
    private static final String MORE = "Sites were chosen by lot from a grid of one kilo\u00ADmetre. Divers swam along fixed "
            + "lines and wrote down what they saw under the line at every metre, which is slow and cheap and gives figures "
            + "that can be com\u00ADpared between years and between islands without further assump\u00ADtions.";
    private static final double LEFT = 50;
    private static final double RIGHT = 305;
    private static final double WIDTH = 240;

    private TestPapers() {}

    /// Two columns under a full-width abstract, floats, run-in headings, a paragraph over the page break, cited works.
    static byte[] journal() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            head(paper, 1);
            paper.in(BOLD, 18).line(LEFT, 90, "Slow recovery of coral reefs after warm seasons");
            paper.in(ROMAN, 11).line(LEFT, 115, "Ada Lindqvist, Ben Okafor and Chen Wei");
            paper.in(ITALIC, 8).line(LEFT, 130,
                    "Department of Marine Biology, University of Somewhere, Somewhere");
            paper.in(BOLD, 10).line(LEFT, 160, "Abstract");
            double y = paper.in(SANS, 9).paragraph(LEFT, 175, 495, "Reefs recover slowly. " + TEXT
                    + " We report four years "
                    + "of counts from twelve islands and show that the slowest reefs are those that lost most.");
            paper.line(LEFT, y + 6, "Keywords: coral; bleaching; recovery");
            left(paper);
            right(paper);
            foot(paper);
            second(paper);
            return paper.bytes();
        }
    }

    private static void left(TestPaper paper) {
        paper.in(BOLD, 12).line(LEFT, 290, "1. Introduction");
        double y = paper.in(ROMAN, 10).paragraph(LEFT, 306, WIDTH, TEXT);
        y = paper.in(ROMAN, 10).paragraph(LEFT, y + 8, WIDTH, MORE);
        paper.in(BOLD, 12).line(LEFT, y + 14, "2. Methods");
        y = runIn(paper, LEFT, y + 30, "Study sites.", MORE);
        paper.in(ROMAN, 10).paragraph(LEFT, y + 8, WIDTH, TEXT);
    }

    private static double runIn(TestPaper paper, double x, double y, String heading, String text) {
        paper.in(BOLD, 10).line(x, y, heading);
        paper.in(ROMAN, 10);
        paper.part(x + 62, y, WIDTH - 62, text, 0, 1);
        String rest = text.substring(firstLine(paper, text).length()).strip();
        return paper.paragraph(x, y + 12, WIDTH, rest);
    }

    private static String firstLine(TestPaper paper, String text) {
        int end = text.length();
        while (paper.count(text.substring(0, end), WIDTH - 62) > 1) {
            end = text.lastIndexOf(' ', end - 1);
        }
        return text.substring(0, end);
    }

    private static void right(TestPaper paper) {
        paper.in(SANS, 7).line(RIGHT + 20, 300, "year").line(RIGHT + 90, 340, "cover (%)").line(RIGHT + 150,
                320, "2019");
        paper.in(SANS, 8).paragraph(RIGHT, 380, WIDTH,
                "Figure 1. Cover of living coral on twelve islands, before and after "
                        + "the warm season of each year.");
        paper.in(BOLD, 12).line(RIGHT, 430, "3. Results");
        double y = paper.in(ROMAN, 10).paragraph(RIGHT, 446, WIDTH, MORE);
        y = paper.paragraph(RIGHT, y + 8, WIDTH, TEXT);
        paper.part(RIGHT, y + 8, WIDTH, CROSSING, 0, 4);
    }

    private static void second(TestPaper paper) throws IOException {
        paper.page();
        head(paper, 2);
        paper.in(SANS, 8).line(LEFT, 80, "Table 1. Islands and counts.");
        paper.rule(LEFT, LEFT + WIDTH, 86).rule(LEFT, LEFT + WIDTH, 100).rule(LEFT, LEFT + WIDTH, 130);
        paper.line(LEFT, 96, "Island").line(LEFT + 120, 96, "Counts").line(LEFT, 110, "North Cay")
                .line(LEFT + 120, 110, "212")
                .line(LEFT, 122, "a long name of an island that fills its cell").line(LEFT + 200, 122, "87");
        double y = paper.in(ROMAN, 10).part(LEFT, 160, WIDTH, CROSSING, 4, paper.count(CROSSING, WIDTH));
        y = paper.paragraph(LEFT, y + 8, WIDTH, TEXT);
        paper.in(BOLD, 12).line(LEFT, y + 14, "4. Conclusions about islands that are").line(LEFT, y + 28,
                "far from the coast");
        paper.in(ROMAN, 10).paragraph(LEFT, y + 44, WIDTH, MORE);
        references(paper);
        foot(paper);
    }

    private static void references(TestPaper paper) {
        paper.in(BOLD, 12).line(RIGHT, 84, "References");
        paper.in(ROMAN, 8);
        double y = paper.paragraph(RIGHT, 98, WIDTH,
                "1. Hughes TP, Kerry JT. Global warming and recurrent mass bleaching of "
                        + "corals. Nature. 2017;543:373-377. doi:10.1038/nature21707");
        y = paper.paragraph(RIGHT, y, WIDTH,
                "2. Baker AC. Climate change and coral reef bleaching. Estuar Coast Shelf Sci. "
                        + "2008;80:435-471.");
        y = paper.paragraph(RIGHT, y, WIDTH,
                "3. Graham NAJ. Predicting climate-driven regime shifts. Nature. 2015;518:94-97.");
        y = paper.paragraph(RIGHT, y, WIDTH,
                "4. Darling ES. Relationships between structural complexity and coral. Coral "
                        + "Reefs. 2017;36:561-575.");
        paper.in(BOLD, 12).line(RIGHT, y + 14, "Appendix A: Observers");
        paper.in(ROMAN, 10).paragraph(RIGHT, y + 30, WIDTH,
                "All observers were trained on land for a week and under water "
                        + "for a month before their counts were used in this study.");
    }

    private static void head(TestPaper paper, int number) {
        paper.in(ITALIC, 8).line(LEFT, 40,
                "Lindqvist et al. Journal of Slow Reefs 2020, 12:" + (300 + number));
        paper.in(ROMAN, 8).line(530, 40, String.valueOf(300 + number));
    }

    private static void foot(TestPaper paper) {
        paper.in(SANS, 7).line(LEFT, 810, "© 2020 The Authors. doi:10.1234/slow.2020.12");
    }

    /// One column of a manuscript: indented paragraphs, numbered lines, works without a heading.
    static byte[] manuscript() throws IOException {
        try (TestPaper paper = new TestPaper()) {
            for (int page = 1; page <= 3; page++) {
                for (int line = 0; line < 45; line++) {
                    paper.in(SANS, 6).line(30, 80 + 14.4 * line, String.valueOf((page - 1) * 45 + line + 1));
                }
                manuscriptPage(paper, page);
                paper.in(ROMAN, 9).line(290, 820, String.valueOf(page));
                if (page < 3) {
                    paper.page();
                }
            }
            return paper.bytes();
        }
    }

    private static void manuscriptPage(TestPaper paper, int page) {
        paper.in(ROMAN, 12);
        if (page < 3) {
            double y = page == 1 ? 160 : 80;
            if (page == 1) {
                paper.in(BOLD, 16).line(80, 100, "Notes on counting reefs by night");
                paper.in(ROMAN, 12);
            }
            for (String text : new String[]{TEXT, MORE, TEXT + " " + MORE}) {
                paper.part(100, y, 400, text, 0, 1);
                String rest = text.substring(shown(paper, text).length()).strip();
                y = paper.paragraph(80, y + 14.4, 420, rest);
            }
            return;
        }
        double y = 80;
        for (int i = 1; i <= 7; i++) {
            y = paper.in(ROMAN, 10).paragraph(80, y, 420,
                    i + ". Author" + "abcdefg".charAt(i - 1) + " AB. A title about reefs and "
                            + "their fish, number " + i + ". Journal of Reefs. " + (2000 + i) + ";" + i
                            + ":1-9.")
                    + 4;
        }
    }

    private static String shown(TestPaper paper, String text) {
        int end = text.length();
        while (paper.count(text.substring(0, end), 400) > 1) {
            end = text.lastIndexOf(' ', end - 1);
        }
        return text.substring(0, end);
    }
}
