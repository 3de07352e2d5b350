package dev.carrel.library.export;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.ContributorRole;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.bibliography.Property;
import dev.carrel.document.bibliography.WorkType.Family;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import org.jspecify.annotations.Nullable;

/// Gathers what is to be written about a work in one vocabulary: what its curated version tells, as it stands if that is of
/// the same vocabulary, else translated; then what the other versions and the library itself add.
final class Statements {
    /// Properties that an entry may tell more than once.
    private static final Set<Property> MANY = EnumSet.of(Property.NOTE, Property.KEYWORDS, Property.ISBN,
            Property.ISSN);
    /// Fields that belong to one entry only, and are nothing that it could add to another.
    private static final Set<String> OWN = Set.of("id", "ID", "citation-key", "citationKey", "crossref",
            "xdata", "ids", "custom");

    private final CitedWork document;
    private final BibliographyVocabulary target;
    private final Family family;
    private final List<Statement> statements = new ArrayList<>();
    private final Set<Property> told = EnumSet.noneOf(Property.class);
    private final Set<String> words = new HashSet<>();
    private boolean named;

    private Statements(CitedWork document, BibliographyVocabulary target) {
        this.document = document;
        this.target = target;
        this.family = document.family();
    }

    static List<Statement> of(CitedWork document, BibliographyVocabulary target) {
        Statements all = new Statements(document, target);
        List<BibliographyEntry> entries = document.entries();
        if (entries.isEmpty()) {
            all.addDescription();
        } else {
            all.addCurated(entries.getFirst());
            entries.stream().skip(1).forEach(all::addFurther);
        }
        all.addFound();
        all.addOtherKeys();
        all.addLabels();
        return all.statements;
    }

    private void addCurated(BibliographyEntry entry) {
        if (entry.vocabulary() == target) {
            entry.fields().forEach(field -> addWritten(field));
            named = !entry.creators().isEmpty();
            return;
        }
        Optional<EntryField> title = entry.fields().stream().filter(field -> !field.text().isBlank()
                && property(entry, field.name()).filter(Property.TITLE::equals).isPresent()).findFirst();
        add(Property.TITLE,
                title.map(field -> sharesMarkup(entry) ? field.written() : document.metadata().title())
                        .orElse(null));
        told.add(Property.SUBTITLE);
        addPeople(entry);
        addDate(entry);
        entry.fields().forEach(field -> addTranslated(entry, field));
        document.genre().ifPresent(genre -> add(Property.GENRE, genre));
        document.unknownType().ifPresent(type -> statements.add(new Statement.Foreign("entrytype", type)));
    }

    /// An entry of another version: what the work has been told of already is passed over.
    private void addFurther(BibliographyEntry entry) {
        if (!named) {
            addPeople(entry);
        }
        for (EntryField field : entry.fields()) {
            boolean known = words.contains(field.name()) || OWN.contains(field.name())
                    || (property(entry, field.name()).filter(told::contains).isPresent()
                            && !repeats(entry, field))
                    || isName(entry, field) || field.text().isBlank();
            if (!known && entry.vocabulary() == target) {
                addWritten(field);
            } else if (!known) {
                addTranslated(entry, field);
            }
        }
    }

    /// Whether a field says in its own words what another one says already, as `date` and `year` do: nothing is lost with it.
    private boolean repeats(BibliographyEntry entry, EntryField field) {
        return entry.vocabulary() == target && statements.stream().anyMatch(
                each -> each instanceof Statement.Written(EntryField written)
                        && written.text().equals(field.text())
                        && property(entry, written.name()).equals(property(entry, field.name())));
    }

    private void addWritten(EntryField field) {
        statements.add(new Statement.Written(field));
        words.add(field.name());
        if (!field.text().isBlank()) {
            Property.of(target, field.name(), family).ifPresent(told::add);
        }
    }

    private void addTranslated(BibliographyEntry entry, EntryField field) {
        Optional<Property> property = property(entry, field.name());
        if (field.text().isBlank() || isName(entry, field) || isKey(field.name())
                || property.filter(known -> isUnderstood(known, entry)).isPresent()
                || PageRange.isEnd(entry, field)) {
            return;
        }
        String own = sharesMarkup(entry) && property.filter(NormalForms::isDate).isEmpty()
                ? field.written()
                : field.text();
        String text = property.filter(known -> !sharesMarkup(entry) || NormalForms.isDate(known))
                .map(known -> NormalForms.text(known, entry, own)).orElse(own);
        boolean possible = property.filter(known -> !told.contains(known) || MANY.contains(known))
                .flatMap(known -> known.word(target, family)).isPresent();
        if (possible) {
            add(property.get(), text);
        } else {
            statements.add(new Statement.Foreign(field.name(), text));
        }
    }

    /// Zotero writes italics and the like as CSL does, so nothing needs to be taken out.
    private boolean sharesMarkup(BibliographyEntry entry) {
        return entry.vocabulary() == BibliographyVocabulary.ZOTERO && target == BibliographyVocabulary.CSL;
    }

    private static boolean isKey(String name) {
        return name.equals("id") || name.equals("ID") || name.equals("citation-key")
                || name.equals("citationKey");
    }

    /// Whether the library tells it better than the field that it understood.
    private boolean isUnderstood(Property property, BibliographyEntry entry) {
        Metadata metadata = document.metadata();
        return switch (property) {
            case TITLE, SUBTITLE, DATE -> told.contains(property);
            case KEYWORDS -> !metadata.tags().isEmpty();
            case DOI -> metadata.doi() != null;
            case ABSTRACT -> metadata.summary() != null && !sharesMarkup(entry);
            default -> false;
        };
    }

    /// The day as far as the library understood it; whatever a source has in other words is kept besides.
    private void addDate(BibliographyEntry entry) {
        List<EntryField> dates = entry.fields().stream().filter(field -> !field.text().isBlank()
                && property(entry, field.name()).filter(Property.DATE::equals).isPresent()).toList();
        String understood = document.published().map(PublicationDate::iso).orElse(null);
        Optional<String> range = dates.stream().map(EntryField::text).filter(PublicationDate::isRange)
                .findFirst();
        add(Property.DATE, range.orElse(understood));
        if (told.contains(Property.DATE) && range.isEmpty()) {
            dates.stream().filter(field -> !PublicationDate.tells(understood, field.text()))
                    .forEach(field -> statements.add(new Statement.Foreign(field.name(), field.text())));
        }
    }

    private void addPeople(BibliographyEntry entry) {
        Map<String, List<PersonName>> byRole = new java.util.LinkedHashMap<>();
        entry.creators().forEach(creator -> byRole
                .computeIfAbsent(
                        ContributorRole.of(entry.vocabulary(), creator.role())
                                .flatMap(role -> role.word(target))
                                .orElse(" " + creator.role()),
                        _ -> new ArrayList<>())
                .add(creator.name()));
        byRole.forEach((role, names) -> statements.add(role.startsWith(" ")
                ? new Statement.Others(role.strip(), names)
                : new Statement.People(role, names)));
        named = named || !byRole.isEmpty();
    }

    /// A document that no bibliography tells of.
    private void addDescription() {
        Metadata metadata = document.metadata();
        add(Property.TITLE, metadata.title());
        addPeople(document.described());
        add(Property.DATE, document.published().map(PublicationDate::iso).orElse(null));
        add(Property.CONTAINER, metadata.site());
    }

    private void addPeople(Map<String, List<PersonName>> byRole) {
        byRole.forEach((role,
                names) -> statements.add(ContributorRole.named(role).flatMap(known -> known.word(target))
                        .<Statement>map(word -> new Statement.People(word, names))
                        .orElseGet(() -> new Statement.Others(role, names))));
    }

    /// Adds the facts from other versions and from files. An entry that stands as it was written is not filled up with what it
    /// says already in other words: only a version can add something.
    private void addFound() {
        Metadata metadata = document.metadata();
        boolean asWritten = statements.stream().anyMatch(Statement.Written.class::isInstance);
        boolean several = document.work().versions().size() > 1;
        addMissing(Property.DOI, Doi.text(metadata.doi()));
        if (!asWritten || several) {
            addMissing(Property.URL, metadata.url());
            addMissing(Property.ACCESSED, document.accessed().orElse(null));
            addMissing(Property.DATE, document.published().map(PublicationDate::iso).orElse(null));
            if (!told.contains(Property.KEYWORDS)) {
                metadata.tags().forEach(tag -> add(Property.KEYWORDS, tag));
            }
            if (!named && !document.entries().isEmpty()) {
                addPeople(document.described());
            }
        }
        addMissing(Property.ABSTRACT, metadata.summary());
    }

    /// The reader's own tags join the keywords, whoever wrote these. BibTeX has JabRef's words for a star and what is read, CSL keeps both
    /// under `custom`, RIS has no place for them.
    private void addLabels() {
        WorkLabels labels = document.work().labels();
        Set<String> told = document.metadata().tags().stream().map(WorkLabels::normal)
                .collect(Collectors.toSet());
        List<String> own = labels.tags().stream().filter(tag -> !told.contains(WorkLabels.normal(tag)))
                .toList();
        if (!own.isEmpty() && !joined(own)) {
            own.forEach(tag -> add(Property.KEYWORDS, tag));
        }
        switch (target) {
            case BIBTEX -> {
                addOwn("ranking", labels.starred() ? "rank5" : "");
                addOwn("readstatus", labels.reading() == ReadingStatus.READ ? "read" : "");
            }
            case CSL -> {
                addOwn("starred", labels.starred() ? "yes" : "");
                addOwn("reading", labels.reading() == ReadingStatus.NONE ? "" : labels.reading().word());
            }
            case RIS, ZOTERO -> {
                // Nowhere to put them.
            }
        }
    }

    private void addOwn(String name, String text) {
        if (!text.isEmpty() && !words.contains(name)) {
            statements.add(new Statement.Foreign(name, text));
        }
    }

    /// Puts tags into the keywords that stand as the source wrote them, if there are such.
    private boolean joined(List<String> tags) {
        for (int i = 0; i < statements.size(); i++) {
            if (statements.get(i) instanceof Statement.Written(EntryField field) && !field.text().isBlank()
                    && Property.of(target, field.name(), family).filter(Property.KEYWORDS::equals)
                            .isPresent()) {
                String between = target == BibliographyVocabulary.RIS ? "\n" : ", ";
                List<String> written = target == BibliographyVocabulary.BIBTEX
                        ? tags.stream().map(BibtexText::line).toList()
                        : tags;
                statements.set(i, new Statement.Written(EntryField.of(field.name(),
                        textOf(field) + between + String.join(between, written))));
                return true;
            }
        }
        return false;
    }

    /// CSL's values are quoted where they are JSON.
    private String textOf(EntryField field) {
        return target == BibliographyVocabulary.CSL ? field.text() : field.written();
    }

    /// Texts may cite any of the keys; BibLaTeX takes `ids` for the entry's own key.
    private void addOtherKeys() {
        if (target == BibliographyVocabulary.BIBTEX && !words.contains("ids")
                && !document.otherKeys().isEmpty()) {
            addWritten(EntryField.of("ids", String.join(", ", document.otherKeys())));
        }
    }

    private void addMissing(Property property, @Nullable String text) {
        if (!told.contains(property)) {
            add(property, text);
        }
    }

    /// A fact; one that may be told more than once joins those that were.
    private void add(Property property, @Nullable String text) {
        Optional<String> word = property.word(target, family);
        if (text == null || text.isBlank() || word.isEmpty()) {
            return;
        }
        told.add(property);
        for (int i = 0; i < statements.size(); i++) {
            if (statements.get(i) instanceof Statement.Fact(Property known, String _, List<String> texts)
                    && known == property) {
                List<String> all = new ArrayList<>(texts);
                all.add(text);
                statements.set(i, new Statement.Fact(property, word.get(), all));
                return;
            }
        }
        statements.add(new Statement.Fact(property, word.get(), List.of(text)));
    }

    private static Optional<Property> property(BibliographyEntry entry, String name) {
        return Property.of(entry.vocabulary(), name, CitedWork.family(entry));
    }

    private static boolean isName(BibliographyEntry entry, EntryField field) {
        return entry.creators().stream().anyMatch(creator -> creator.role().equals(field.name()));
    }
}
