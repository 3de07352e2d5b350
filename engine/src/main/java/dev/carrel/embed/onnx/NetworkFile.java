package dev.carrel.embed.onnx;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.SequencedSet;
import java.util.TreeSet;

/// An `.onnx` file seen from outside: whether it is all there, and in which files beside it its weights are.
///
/// ONNX Runtime finds the same faults and calls each of them by the name of a function. The numbers are those of `onnx.proto`.
final class NetworkFile {
    private static final int GRAPH_OF_MODEL = 7;
    private static final int TENSOR_OF_GRAPH = 5;
    private static final int DATA_OF_TENSOR = 13;
    private static final int KEY = 1;
    private static final int VALUE = 2;
    private static final String AGAIN = "Get the model's files again, with all that stands beside its .onnx file.";

    private final Path path;
    private final SequencedSet<Path> data = new TreeSet<>();

    private NetworkFile(Path path) {
        this.path = path;
    }

    /// The files with weights beside an `.onnx` file, in the order of their names.
    static SequencedSet<Path> dataFiles(Path path) throws IOException, UnusableNetwork {
        NetworkFile file = new NetworkFile(path);
        try (Arena arena = Arena.ofConfined(); FileChannel channel = FileChannel.open(path)) {
            file.look(new ProtobufFields(channel.map(MapMode.READ_ONLY, 0, channel.size(), arena)));
        } catch (IndexOutOfBoundsException e) {
            throw new UnusableNetwork("its " + path.getFileName() + " is cut off", AGAIN);
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw new UnusableNetwork("its " + path.getFileName() + " is no ONNX network", AGAIN);
        }
        return file.data;
    }

    private void look(ProtobufFields model) throws IOException, UnusableNetwork {
        boolean found = false;
        while (model.next()) {
            if (model.field() == GRAPH_OF_MODEL) {
                found = true;
                lookAtGraph(model.fields());
            }
        }
        if (!found) {
            throw new UnusableNetwork("its " + path.getFileName() + " is no ONNX network", AGAIN);
        }
    }

    private void lookAtGraph(ProtobufFields graph) throws IOException, UnusableNetwork {
        while (graph.next()) {
            if (graph.field() == TENSOR_OF_GRAPH) {
                lookAtTensor(graph.fields());
            }
        }
    }

    private void lookAtTensor(ProtobufFields tensor) throws IOException, UnusableNetwork {
        Map<String, String> place = new HashMap<>();
        while (tensor.next()) {
            if (tensor.field() == DATA_OF_TENSOR) {
                lookAtEntry(tensor.fields(), place);
            }
        }
        if (place.containsKey("location")) {
            require(path.resolveSibling(place.get("location")).normalize(), place);
        }
    }

    private static void lookAtEntry(ProtobufFields entry, Map<String, String> place) {
        String key = "";
        String value = "";
        while (entry.next()) {
            key = entry.field() == KEY ? entry.text() : key;
            value = entry.field() == VALUE ? entry.text() : value;
        }
        place.put(key, value);
    }

    private void require(Path file, Map<String, String> place) throws IOException, UnusableNetwork {
        if (!Files.isRegularFile(file)) {
            throw new UnusableNetwork("its weights are in " + file.getFileName()
                    + ", which is missing beside " + path.getFileName(), AGAIN);
        }
        long end = Long.parseLong(place.getOrDefault("offset", "0"))
                + Long.parseLong(place.getOrDefault("length", "0"));
        if (Files.size(file) < end) {
            throw new UnusableNetwork("its " + file.getFileName() + " is cut off", AGAIN);
        }
        data.add(file);
    }
}
