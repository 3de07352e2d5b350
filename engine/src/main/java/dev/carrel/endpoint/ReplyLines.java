package dev.carrel.endpoint;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The lines of a reply, or what is left of it as a whole. All of it must be UTF-8.
final class ReplyLines {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final ReplyBytes bytes;
    private boolean afterReturn;

    ReplyLines(ReplyBytes bytes) {
        this.bytes = bytes;
    }

    /// The next line without its end; nothing after the last.
    Optional<String> next() throws EndpointFailure.Thrown, InterruptedException {
        int octet = take();
        if (octet == ReplyBytes.END) {
            return Optional.empty();
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (octet != ReplyBytes.END && octet != '\n' && octet != '\r') {
            line.write(octet);
            octet = take();
        }
        afterReturn = octet == '\r';
        return Optional.of(text(line));
    }

    /// Both ends of a line in a row are one. Whether there is a second one is looked at when something is there at all.
    private int take() throws EndpointFailure.Thrown, InterruptedException {
        int octet = bytes.next();
        boolean isSecondEnd = afterReturn && octet == '\n';
        afterReturn = false;
        return isSecondEnd ? bytes.next() : octet;
    }

    /// All that is left, up to a number of bytes.
    String rest(long most) throws EndpointFailure.Thrown, InterruptedException {
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        for (int octet = take(); octet != ReplyBytes.END && rest.size() < most; octet = take()) {
            rest.write(octet);
        }
        return text(rest);
    }

    private static String text(ByteArrayOutputStream octets) throws EndpointFailure.Thrown {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(octets.toByteArray()))
                    .toString();
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new EndpointFailure.Thrown(new EndpointFailure.Unreadable(EndpointFailure.Form.NOT_UTF8));
        }
    }
}
