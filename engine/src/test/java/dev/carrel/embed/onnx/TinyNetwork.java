package dev.carrel.embed.onnx;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Writes real ONNX networks of a few nodes: the vector of a token is a row of a table, if wanted with another one for its
/// place added. The numbers are those of `onnx.proto`.
final class TinyNetwork {
    static final int FLOAT = 1;
    static final int INT8 = 3;
    static final int INT32 = 6;
    static final int INT64 = 7;
    static final int FLOAT16 = 10;
    static final int DIMENSIONS = 6;

    private final int vocabulary;
    private final Bytes graph = new Bytes();
    private int type = FLOAT;
    private int inputType = INT64;
    private String data = "";

    TinyNetwork(int vocabulary) {
        this.vocabulary = vocabulary;
    }

    /// Weights and outputs of another type.
    TinyNetwork of(int otherType) {
        type = otherType;
        return this;
    }

    TinyNetwork inputsOf(int otherType) {
        inputType = otherType;
        return this;
    }

    /// The table in a file beside the network.
    TinyNetwork dataIn(String file) {
        data = file;
        return this;
    }

    TinyNetwork inputs(String... names) {
        for (String name : names) {
            graph.add(11, value(name, inputType, "batch", "tokens"));
        }
        return this;
    }

    /// An input that writers of texts have, for what came before.
    TinyNetwork memory() {
        graph.add(11, value("past_key_values.0.key", FLOAT, "batch", 2, "past", 4));
        return this;
    }

    /// A vector a token.
    TinyNetwork tokens(String name) {
        graph.add(1, node("Gather", List.of("table", "input_ids"), name, new Bytes()));
        graph.add(12, value(name, type, "batch", "tokens", DIMENSIONS));
        return this;
    }

    /// A vector a token, which depends on its place.
    TinyNetwork placedTokens(String name, int places) throws IOException {
        graph.add(1, node("Gather", List.of("table", "input_ids"), "words", new Bytes()));
        graph.add(1, node("Gather", List.of("places", "position_ids"), "placed", new Bytes()));
        graph.add(1, node("Add", List.of("words", "placed"), name, new Bytes()));
        graph.add(5, table("places", places, new Bytes().add(9, numbers(places))));
        graph.add(12, value(name, FLOAT, "batch", "tokens", DIMENSIONS));
        return this;
    }

    /// A vector a text, the mean.
    TinyNetwork text(String name) {
        graph.add(1, node("Gather", List.of("table", "input_ids"), "all", new Bytes()));
        graph.add(1, node("ReduceMean", List.of("all"), name, axes(1, 0)));
        graph.add(12, value(name, FLOAT, "batch", DIMENSIONS));
        return this;
    }

    /// A number a text, as rerankers give.
    TinyNetwork score(String name) {
        graph.add(1, node("Gather", List.of("table", "input_ids"), "all", new Bytes()));
        graph.add(1, node("ReduceMean", List.of("all"), "sums", axes(2, 0)));
        graph.add(1, node("ReduceMean", List.of("sums"), name, axes(1, 1)));
        graph.add(12, value(name, FLOAT, "batch", 1));
        return this;
    }

    void write(Path file) throws IOException {
        Bytes content = new Bytes();
        if (data.isEmpty()) {
            content.add(9, numbers(vocabulary));
        } else {
            Files.write(file.resolveSibling(data), numbers(vocabulary));
            content.add(13, new Bytes().add(1, "location").add(2, data))
                    .add(13, new Bytes().add(1, "length").add(2, Long.toString(numbers(vocabulary).length)))
                    .add(14, 1);
        }
        Bytes whole = new Bytes().add(2, "tiny").addAll(graph).add(5, table("table", vocabulary, content));
        Files.createDirectories(file.resolveSibling("."));
        Files.write(file, new Bytes().add(1, 8).add(8, new Bytes().add(2, 17)).add(7, whole).bytes());
    }

    /// A component of a row.
    static float component(long row, int at) {
        return (float) Math.sin((double) row * DIMENSIONS + at + 1);
    }

    private Bytes table(String name, int rows, Bytes content) {
        return new Bytes().add(1, rows).add(1, DIMENSIONS).add(2, type).add(8, name).addAll(content);
    }

    private byte[] numbers(int rows) {
        ByteBuffer buffer = ByteBuffer.allocate(rows * DIMENSIONS * 4).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < rows * DIMENSIONS; i++) {
            float number = component(i / DIMENSIONS, i % DIMENSIONS);
            switch (type) {
                case FLOAT -> buffer.putFloat(number);
                case FLOAT16 -> buffer.putShort(Float.floatToFloat16(number));
                case INT8 -> buffer.put((byte) Math.round(number * 100));
                default -> throw new IllegalArgumentException("type " + type);
            }
        }
        return Arrays.copyOf(buffer.array(), buffer.position());
    }

    private static Bytes node(String kind, List<String> inputs, String output, Bytes attributes) {
        Bytes node = new Bytes();
        inputs.forEach(input -> node.add(1, input));
        return node.add(2, output).add(3, kind + " " + output).add(4, kind).addAll(attributes);
    }

    private static Bytes axes(int axis, int kept) {
        return new Bytes().add(5, attribute("axes", 8, axis, 7)).add(5, attribute("keepdims", 3, kept, 2));
    }

    private static Bytes attribute(String name, int field, int number, int kind) {
        return new Bytes().add(1, name).add(field, number).add(20, kind);
    }

    private static Bytes value(String name, int type, Object... shape) {
        Bytes dimensions = new Bytes();
        for (Object each : shape) {
            dimensions.add(1,
                    each instanceof Integer size
                            ? new Bytes().add(1, size)
                            : new Bytes().add(2, each.toString()));
        }
        return new Bytes().add(1, name)
                .add(2, new Bytes().add(1, new Bytes().add(1, type).add(2, dimensions)));
    }

    /// A message that grows.
    private static final class Bytes {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        Bytes add(int field, int number) {
            number(field << 3);
            number(number);
            return this;
        }

        Bytes add(int field, byte[] content) {
            number(field << 3 | 2);
            number(content.length);
            out.writeBytes(content);
            return this;
        }

        Bytes add(int field, String text) {
            return add(field, text.getBytes(UTF_8));
        }

        Bytes add(int field, Bytes message) {
            return add(field, message.bytes());
        }

        Bytes addAll(Bytes fields) {
            out.writeBytes(fields.bytes());
            return this;
        }

        private void number(int number) {
            int rest = number;
            while (rest > 0x7F) {
                out.write((rest & 0x7F) | 0x80);
                rest >>>= 7;
            }
            out.write(rest);
        }

        byte[] bytes() {
            return out.toByteArray();
        }
    }
}
