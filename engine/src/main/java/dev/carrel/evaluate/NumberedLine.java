package dev.carrel.evaluate;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.base.UserError;

/// One line of a text file that knows where it stands, so that an error can say so.
///
/// @param number from 1
record NumberedLine(Path file, int number, String text) {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /// The lines that are not blank.
    static List<NumberedLine> read(Path file) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            return all(file, reader);
        } catch (CharacterCodingException e) {
            throw UserError.usage(file + " is not UTF-8 text.", "Convert it first, for example with iconv.");
        } catch (NoSuchFileException e) {
            throw UserError.usage(file + " does not exist.", "Check the path.");
        }
    }

    private static List<NumberedLine> all(Path file, BufferedReader reader) throws IOException {
        List<NumberedLine> lines = new ArrayList<>();
        int number = 0;
        for (String text = reader.readLine(); text != null; text = reader.readLine()) {
            number++;
            String bare = number == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
            if (!bare.isBlank()) {
                lines.add(new NumberedLine(file, number, bare));
            }
        }
        return lines;
    }

    UserError malformed(String what, String hint) {
        return UserError.usage(file + ", line " + number + ": " + what + ".", hint);
    }
}
