package dev.carrel.read.bibliography.bibtex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.read.bibliography.LinkedFile;
import dev.carrel.read.tex.TexText;

/// Reads the `file` field as programs write it: `description:path:type;…` (JabRef, Zotero, Mendeley, Calibre), where
/// colons, semicolons and backslashes in a path are escaped or not, or bare paths (Better BibTeX, Papers).
public final class FileField {
    private static final Pattern TYPE = Pattern.compile("(?i)[a-z]{0,12}|[a-z]+/[\\w.+-]+|[\\w +./-]{0,20}");
    private static final Pattern DRIVE = Pattern.compile("[A-Za-z]");

    private FileField() {}

    public static List<LinkedFile> of(String field) {
        List<LinkedFile> files = new ArrayList<>();
        // Mendeley writes the colon after a drive's letter as `$\backslash$:`.
        for (String written : split(field.replace("$\\backslash$", ""), ';')) {
            if (!written.isBlank()) {
                files.add(file(written));
            }
        }
        return files;
    }

    private static LinkedFile file(String written) {
        String path = path(written.strip());
        String unescaped = unescaped(path);
        // Mendeley leaves out the slash at the start and writes LaTeX; Zotero's old exports escape underscores.
        String plain = TexText.of(path).replace('\\', '/');
        return LinkedFile.of(unescaped, path, plain, "/" + plain, "/" + unescaped);
    }

    /// The middle one of three parts, the first of two that end in a type, or all of it.
    private static String path(String written) {
        List<String> parts = new ArrayList<>(split(written, ':'));
        joinDrives(parts);
        int size = parts.size();
        if (size >= 3 && TYPE.matcher(parts.getLast()).matches()) {
            return String.join(":", parts.subList(1, size - 1));
        }
        if (size == 2 && parts.getFirst().isEmpty()) {
            return parts.getLast();
        }
        return size == 2
                && parts.getLast().matches("(?i)pdf|html?|epub|text|djvu|ps|docx?|application/pdf|text/html")
                        ? parts.getFirst()
                        : String.join(":", parts);
    }

    /// `C:` stands before a path even where its colon is not escaped, and so does the scheme of an address.
    private static void joinDrives(List<String> parts) {
        for (int i = 0; i + 1 < parts.size(); i++) {
            String rest = parts.get(i + 1);
            boolean drive = DRIVE.matcher(parts.get(i)).matches()
                    && (rest.startsWith("\\") || rest.startsWith("/"));
            boolean scheme = parts.get(i).matches("(?i)https?|ftp|file") && rest.startsWith("//");
            if (drive || scheme) {
                parts.set(i, parts.get(i) + ":" + rest);
                parts.remove(i + 1);
            }
        }
    }

    /// Parts between separators that are not escaped.
    private static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == separator) {
                parts.add(text.substring(start, i));
                start = i + 1;
            }
        }
        parts.add(text.substring(start));
        return parts;
    }

    private static String unescaped(String path) {
        return path.replaceAll("\\\\([:;\\\\_&%#{}$ ])", "$1");
    }
}
