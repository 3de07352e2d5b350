package dev.carrel.read.bibliography.ris;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.read.Inventory;
import dev.carrel.read.InventoryReader;
import dev.carrel.read.bibliography.Attachments;
import dev.carrel.read.bibliography.BibliographyText;
import dev.carrel.read.bibliography.WorkRegister;

/// Reads RIS: lines of a tag and a value, from `TY` to `ER`. A line without a tag goes on with the one before it.
public final class RisReader implements InventoryReader {
    private static final Pattern TAG = Pattern.compile("\\s?([A-Z][A-Z0-9]) {0,3}-(?: (.*)|\\s*)");

    @Override
    public Inventory read(Path file) throws IOException {
        Parse parse = new Parse(new WorkRegister(new Attachments(file, List.of())));
        BibliographyText.of(file).lines().forEach(parse::line);
        parse.end();
        return parse.register.inventory(parse.flaws);
    }

    private static final class Parse {
        private final WorkRegister register;
        private final List<Inventory.Flaw> flaws = new ArrayList<>();
        private Optional<RisWork> open = Optional.empty();
        private boolean reported;
        private int number;

        Parse(WorkRegister register) {
            this.register = register;
        }

        void line(String line) {
            number++;
            Matcher tag = TAG.matcher(line.stripTrailing());
            if (!tag.matches()) {
                open.ifPresent(work -> work.goOn(line.strip()));
                return;
            }
            String value = tag.group(2) == null ? "" : tag.group(2).strip();
            switch (tag.group(1)) {
                case "TY" -> begin(value);
                case "ER" -> end();
                default -> tagged(tag.group(1), value);
            }
        }

        /// The end of the entry before may be missing.
        private void begin(String type) {
            end();
            open = Optional.of(new RisWork(type));
        }

        /// Lines outside of any entry are reported once until the next one starts.
        private void tagged(String tag, String value) {
            if (open.isEmpty() && !reported) {
                reported = true;
                flaws.add(new Inventory.Flaw(number, "entry does not start with TY"));
            }
            open.ifPresent(work -> work.add(tag, value));
        }

        void end() {
            open.ifPresent(work -> register.add(work.work(), work.files()));
            open = Optional.empty();
            reported = false;
        }
    }
}
