package dev.carrel.library.export;

import java.util.List;

import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.bibliography.Property;

/// One thing to be written about a work, for a writer of one vocabulary.
sealed interface Statement {
    /// A field that the source has in this very vocabulary: it is written as it stands there.
    record Written(EntryField field) implements Statement {}

    /// A fact that the vocabulary has a word for.
    record Fact(Property property, String word, List<String> texts) implements Statement {
        public Fact {
            texts = List.copyOf(texts);
        }

        String text() {
            return String.join(property == Property.NOTE ? "\n\n" : "; ", texts);
        }
    }

    /// People in a role that the vocabulary has a word for.
    record People(String word, List<PersonName> names) implements Statement {
        public People {
            names = List.copyOf(names);
        }
    }

    /// People in a role that it has none for.
    record Others(String role, List<PersonName> names) implements Statement {
        public Others {
            names = List.copyOf(names);
        }
    }

    /// A field that the vocabulary has no word for, under the name that the source has for it.
    record Foreign(String name, String text) implements Statement {}
}
