package dev.carrel.read.pdf.page;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class AuthorLineTest {
    @Test
    void aTitleInCapitalsIsNoName() {
        assertThat(AuthorLine.isList("TIDES OF THE NORTHERN HARBOURS")).isFalse();
        assertThat(AuthorLine.isList("Tides For Northern Keepers")).isFalse();
        assertThat(AuthorLine.isList("NGUYEN THE ANH and ADA LINDQVIST")).isTrue();
    }

    @Test
    void aListIsSplitAndMarksAreTakenOff() {
        assertThat(AuthorLine.split("Ada Lindqvist1,2*, Ben de la Okafor† & Chen Wei, MD")).containsExactly(
                "Ada Lindqvist",
                "Ben de la Okafor", "Chen Wei");
        assertThat(AuthorLine.split("Lindqvist, A. B.")).containsExactly("Lindqvist, A. B.");
    }

    @Test
    void barsAndDotsPartNamesAndDegreesAreNone() {
        assertThat(AuthorLine.split("Ada Lindqvist | Ben Okafor · Chen Wei • Dee Moss")).containsExactly(
                "Ada Lindqvist", "Ben Okafor", "Chen Wei", "Dee Moss");
        String graded = "Ran Sun, BN, Wei Dai, BN, Yang Liu, MD, M.Sc., Ying Gong, MN, Mingzhi Song, MD, PhD";
        assertThat(AuthorLine.isList(graded)).isTrue();
        assertThat(AuthorLine.split(graded)).containsExactly("Ran Sun", "Wei Dai", "Yang Liu", "Ying Gong",
                "Mingzhi Song");
    }

    @Test
    void particlesBelongToTheName() {
        assertThat(AuthorLine.split(
                "Claude W dePamphilis, Bernard Marius ’t Hart, Paul O’Gorman, van Mees Oort, Jo d’Arcy Jr."))
                .containsExactly("Claude W dePamphilis", "Bernard Marius ’t Hart", "Paul O’Gorman",
                        "van Mees Oort",
                        "Jo d’Arcy Jr.");
    }

    @Test
    void anAffiliationIsNoListOfNames() {
        assertThat(
                AuthorLine.isList("Department of Marine Biology at the University of Somewhere in the north"))
                .isFalse();
        assertThat(AuthorLine.isList("Ada Lindqvist, Ben Okafor and Chen Wei")).isTrue();
    }
}
