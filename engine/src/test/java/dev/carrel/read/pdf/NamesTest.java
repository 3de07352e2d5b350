package dev.carrel.read.pdf;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class NamesTest {
    @Test
    void aListIsSplitAndMarksAreTakenOff() {
        assertThat(Names.split("Ada Lindqvist1,2*, Ben de la Okafor† & Chen Wei, MD")).containsExactly(
                "Ada Lindqvist",
                "Ben de la Okafor", "Chen Wei");
        assertThat(Names.split("Lindqvist, A. B.")).containsExactly("Lindqvist, A. B.");
    }

    @Test
    void barsAndDotsPartNamesAndDegreesAreNone() {
        assertThat(Names.split("Ada Lindqvist | Ben Okafor · Chen Wei • Dee Moss")).containsExactly(
                "Ada Lindqvist", "Ben Okafor", "Chen Wei", "Dee Moss");
        String graded = "Ran Sun, BN, Wei Dai, BN, Yang Liu, MD, M.Sc., Ying Gong, MN, Mingzhi Song, MD, PhD";
        assertThat(Names.isList(graded)).isTrue();
        assertThat(Names.split(graded)).containsExactly("Ran Sun", "Wei Dai", "Yang Liu", "Ying Gong",
                "Mingzhi Song");
    }

    @Test
    void particlesBelongToTheName() {
        assertThat(Names.split(
                "Claude W dePamphilis, Bernard Marius ’t Hart, Paul O’Gorman, van Mees Oort, Jo d’Arcy Jr."))
                .containsExactly("Claude W dePamphilis", "Bernard Marius ’t Hart", "Paul O’Gorman",
                        "van Mees Oort",
                        "Jo d’Arcy Jr.");
    }

    @Test
    void anAffiliationIsNoListOfNames() {
        assertThat(Names.isList("Department of Marine Biology at the University of Somewhere in the north"))
                .isFalse();
        assertThat(Names.isList("Ada Lindqvist, Ben Okafor and Chen Wei")).isTrue();
    }
}
