package dev.carrel;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// The picture of the packages in ARCHITECTURE.md is made from the code, so that it cannot go stale.
/// `./test -Dtest=PackagePictureTest -Dgolden.update=true` draws it anew.
final class PackagePictureTest {
    private static final Path PAGE = Path.of("..", "ARCHITECTURE.md");
    private static final String BEGIN = "<!-- packages -->\n```\n";
    private static final String END = "```\n<!-- end of packages -->";
    private static final Path CLASSES = Path.of("target", "classes", "dev", "carrel");
    private static final String ROOT = "dev/carrel/";
    private static final Pattern NAMED = Pattern.compile("L(dev/carrel/[\\w/$]+)[;<]");

    private final Map<String, Set<String>> uses = new TreeMap<>();
    private final Map<String, Set<String>> rooms = new TreeMap<>();

    @Test
    void thePictureShowsThePackagesAsTheyAre() throws IOException {
        try (Stream<Path> classes = Files.walk(CLASSES)) {
            for (Path each : classes.filter(file -> file.toString().endsWith(".class")).toList()) {
                look(ClassFile.of().parse(each));
            }
        }
        String page = Files.readString(PAGE);
        String drawn = page.substring(0, page.indexOf(BEGIN) + BEGIN.length()) + picture()
                + page.substring(page.indexOf(END));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, drawn);
        }
        assertThat(Files.readString(PAGE)).as("draw it anew with -Dgolden.update=true").isEqualTo(drawn);
    }

    private void look(ClassModel type) {
        String room = room(type.thisClass().asInternalName());
        String house = house(room);
        rooms.computeIfAbsent(house, _ -> new TreeSet<>());
        if (room.length() > house.length()) {
            rooms.get(house).add(house(room.substring(house.length() + 1)));
        }
        type.constantPool().forEach(entry -> used(entry).map(PackagePictureTest::room)
                .map(PackagePictureTest::house).filter(used -> !used.equals(house) && !used.equals("base"))
                .forEach(used -> uses.computeIfAbsent(house, _ -> new TreeSet<>()).add(used)));
    }

    /// The types of the program that a constant of a class names, by itself or in a signature.
    private static Stream<String> used(PoolEntry entry) {
        return switch (entry) {
            case ClassEntry type -> Stream.of(type.asInternalName()).filter(name -> name.startsWith(ROOT));
            case Utf8Entry text -> NAMED.matcher(text.stringValue()).results().map(named -> named.group(1));
            default -> Stream.empty();
        };
    }

    private static String room(String type) {
        return type.substring(ROOT.length(), type.lastIndexOf('/'));
    }

    private static String house(String room) {
        return room.replaceFirst("/.*", "");
    }

    /// Whatever is used stands above whoever uses it.
    private String picture() {
        List<String> order = new ArrayList<>();
        while (order.size() < rooms.size()) {
            List<String> next = rooms.keySet().stream().filter(house -> !order.contains(house)
                    && order.containsAll(uses.getOrDefault(house, Set.of()))).toList();
            assertThat(next).as("packages that use each other in a circle").isNotEmpty();
            order.addAll(next);
        }
        return order.stream().map(this::line).collect(Collectors.joining());
    }

    private String line(String house) {
        String first = String
                .format("%-9s ◄ %s", house, String.join(", ", uses.getOrDefault(house, Set.of())))
                .replaceFirst(" *◄ $", "");
        String within = rooms.getOrDefault(house, Set.of()).stream().map(room -> "." + room)
                .collect(Collectors.joining("  "));
        return first + "\n" + (within.isEmpty() ? "" : "    " + within + "\n");
    }
}
