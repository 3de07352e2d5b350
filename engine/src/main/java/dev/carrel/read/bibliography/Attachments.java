package dev.carrel.read.bibliography;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.base.UserHome;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.read.Format;
import dev.carrel.read.Inventory.Attachment;

/// Finds the files of works on this machine: where the entry says, else under the same name in the usual places, else
/// what is named after the work's DOI or cite key.
public final class Attachments {
    private static final List<String> USUAL = List.of("files", "pdf", "pdfs", "papers", "attachments", "PDF",
            "PDFs",
            "Papers", "literature", "documents", "storage", "articles");
    private static final List<String> BEST_FIRST = List.of("pdf", "epub", "html", "htm", "docx", "odt");

    private final Path folder;
    private final List<Path> places;
    private final Map<String, List<Path>> byName = new HashMap<>();
    private boolean listed;

    /// @param directories folders that the bibliography itself names, by absolute or relative paths
    public Attachments(Path bibliography, List<String> directories) {
        this.folder = Optional.ofNullable(bibliography.toAbsolutePath().getParent()).orElse(Path.of("/"));
        this.places = places(bibliography, directories);
    }

    private List<Path> places(Path bibliography, List<String> directories) {
        String name = String.valueOf(bibliography.getFileName());
        String stem = name.replaceFirst("\\.[^.]*$", "");
        Set<Path> found = new LinkedHashSet<>();
        found.add(folder);
        Stream.of(directories.stream(), Stream.of(stem, stem + "-files", stem + "_files", stem + ".Data/PDF"),
                USUAL.stream()).flatMap(names -> names).flatMap(place -> resolved(folder, place).stream())
                .filter(Files::isDirectory).forEach(found::add);
        return List.copyOf(found);
    }

    /// The files of one work, there or not, each once.
    List<Attachment> of(List<LinkedFile> links, BibliographyWork work) {
        Map<String, Attachment> found = new java.util.LinkedHashMap<>();
        links.stream().filter(link -> !link.isAddress() && !link.readings().isEmpty()).map(this::attachment)
                .forEach(attachment -> found.putIfAbsent(attachment.path(), attachment));
        if (found.values().stream().noneMatch(Attachment::present)) {
            named(work).ifPresent(path -> found.put(path, new Attachment(path, true)));
        }
        return List.copyOf(found.values());
    }

    private Attachment attachment(LinkedFile link) {
        List<String> readings = link.readings().stream().map(Attachments::local).toList();
        return Stream
                .concat(readings.stream().flatMap(this::asWritten),
                        readings.stream().flatMap(this::byLastName))
                .filter(Files::isRegularFile).findFirst()
                .map(path -> new Attachment(path.normalize().toString(), true))
                .orElseGet(() -> new Attachment(missing(readings.getFirst()), false));
    }

    /// The name of a file that is not there; another system's path stays as it is.
    private String missing(String written) {
        boolean foreign = written.matches("[A-Za-z]:.*") || written.startsWith("\\\\");
        return foreign
                ? written
                : resolved(folder, written).map(path -> path.normalize().toString()).orElse(written);
    }

    private Stream<Path> asWritten(String written) {
        return places.stream().flatMap(place -> Stream.of(written, written.replace('\\', '/')).distinct()
                .flatMap(path -> resolved(place, path).stream()));
    }

    /// A library that moved to another machine keeps its files' names.
    private Stream<Path> byLastName(String written) {
        String name = written.substring(Math.max(written.lastIndexOf('/'), written.lastIndexOf('\\')) + 1);
        return name.isBlank() || name.equals(written)
                ? Stream.empty()
                : places.stream().flatMap(place -> resolved(place, name).stream());
    }

    private static Optional<Path> resolved(Path base, String path) {
        try {
            // A share on the network is not asked for because of what a file says.
            return path.startsWith("\\\\") || path.startsWith("//")
                    ? Optional.empty()
                    : Optional.of(base.resolve(path));
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    /// The path in a `file:` address; EndNote's `internal-pdf://` is one in its data folder.
    private static String local(String written) {
        if (written.toLowerCase(Locale.ROOT).startsWith("internal-pdf://")) {
            return written.substring("internal-pdf://".length());
        }
        if (!written.toLowerCase(Locale.ROOT).startsWith("file:")) {
            return UserHome.expanded(written);
        }
        try {
            String path = URI.create(written.replace(" ", "%20")).getPath();
            return path == null ? written : path.replaceFirst("^/(?=[A-Za-z]:)", "");
        } catch (IllegalArgumentException noAddress) {
            return written.replaceFirst("(?i)^file:/+(localhost)?", "/");
        }
    }

    private Optional<String> named(BibliographyWork work) {
        list();
        return Stream.concat(work.doi().map(Doi::value).stream(), Stream.of(work.key()))
                .filter(name -> !name.isBlank())
                .flatMap(name -> byName.getOrDefault(plain(name), List.of()).stream()).findFirst()
                .map(Path::toString);
    }

    private void list() {
        if (!listed) {
            listed = true;
            places.forEach(this::list);
            byName.values().forEach(files -> files.sort(Comparator.comparingInt(Attachments::preference)));
        }
    }

    private void list(Path place) {
        try (Stream<Path> files = Files.list(place)) {
            files.sorted().filter(file -> preference(file) <= BEST_FIRST.size() && Files.isRegularFile(file))
                    .forEach(this::remember);
        } catch (IOException | java.io.UncheckedIOException unreadable) {
            // A place that cannot be listed has nothing to offer.
        }
    }

    /// By its whole name, and by what stands before a dash, where JabRef puts the key.
    private void remember(Path file) {
        String name = file.getFileName().toString();
        String stem = name.substring(0, name.lastIndexOf('.')).replace("%2F", "_").replace("%2f", "_");
        byName.computeIfAbsent(plain(stem), _ -> new ArrayList<>()).add(file);
        int dash = stem.indexOf(" - ");
        if (dash > 0) {
            byName.computeIfAbsent(plain(stem.substring(0, dash)), _ -> new ArrayList<>()).add(file);
        }
    }

    /// The letters that a DOI or a key has in common with the file name made of it.
    private static String plain(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "_");
    }

    /// Its place among the formats, and after all for what is no text.
    private static int preference(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        String extension = name.substring(name.lastIndexOf('.') + 1);
        int place = BEST_FIRST.indexOf(extension);
        boolean text = name.contains(".")
                && Format.ofExtension(extension).filter(format -> !format.holdsMany()).isPresent();
        return place >= 0 ? place : text ? BEST_FIRST.size() : Integer.MAX_VALUE;
    }
}
