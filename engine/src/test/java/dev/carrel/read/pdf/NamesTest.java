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
    void anAffiliationIsNoListOfNames() {
        assertThat(Names.isList("Department of Marine Biology at the University of Somewhere in the north"))
                .isFalse();
        assertThat(Names.isList("Ada Lindqvist, Ben Okafor and Chen Wei")).isTrue();
    }
}
