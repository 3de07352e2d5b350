package dev.carrel.cli.forward;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.cli.terminal.style.Terminal;

/// A command as it was typed, with all that it depends on but standard input, which follows it.
///
/// @param arguments those of the whole command line
/// @param here      the working directory
record CommandRequest(List<String> arguments, Path here, Map<String, String> environment, Screens screens) {
    /// The terminals that the streams lead to.
    ///
    /// @param watched whether somebody sees messages as they come
    record Screens(Terminal results, Terminal messages, boolean watched) {}

    /// Changes whenever what is sent does.
    static final int PROTOCOL = 1;

    private static final int LONGEST = 1 << 28;

    void write(DataOutputStream out) throws IOException {
        out.writeInt(arguments.size());
        for (String argument : arguments) {
            write(argument, out);
        }
        write(here.toString(), out);
        out.writeInt(environment.size());
        for (Map.Entry<String, String> variable : environment.entrySet()) {
            write(variable.getKey(), out);
            write(variable.getValue(), out);
        }
        write(screens.results(), out);
        write(screens.messages(), out);
        out.writeBoolean(screens.watched());
    }

    /// As characters and not as UTF-8, in which half a pair has no form.
    private static void write(String text, DataOutputStream out) throws IOException {
        out.writeInt(text.length());
        out.writeChars(text);
    }

    private static void write(Terminal terminal, DataOutputStream out) throws IOException {
        out.writeInt(terminal.width());
        out.writeBoolean(terminal.colours() == Terminal.Colours.ON);
    }

    static CommandRequest read(DataInputStream in) throws IOException {
        List<String> arguments = new ArrayList<>();
        for (int left = length(in); left > 0; left--) {
            arguments.add(text(in));
        }
        Path here = Path.of(text(in));
        Map<String, String> environment = new HashMap<>();
        for (int left = length(in); left > 0; left--) {
            environment.put(text(in), text(in));
        }
        return new CommandRequest(arguments, here, environment,
                new Screens(terminal(in), terminal(in), in.readBoolean()));
    }

    private static String text(DataInputStream in) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int left = length(in); left > 0; left--) {
            text.append(in.readChar());
        }
        return text.toString();
    }

    private static Terminal terminal(DataInputStream in) throws IOException {
        return new Terminal(in.readInt(), in.readBoolean() ? Terminal.Colours.ON : Terminal.Colours.OFF);
    }

    static void writeInput(byte[] input, DataOutputStream out) throws IOException {
        out.writeInt(input.length);
        out.write(input);
    }

    static byte[] readInput(DataInputStream in) throws IOException {
        int length = length(in);
        byte[] input = in.readNBytes(length);
        if (input.length < length) {
            throw new IOException("standard input ends too early");
        }
        return input;
    }

    private static int length(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > LONGEST) {
            throw new IOException("a length of " + length);
        }
        return length;
    }
}
