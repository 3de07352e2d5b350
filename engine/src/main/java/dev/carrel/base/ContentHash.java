package dev.carrel.base;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The SHA-256 of some bytes, in hexadecimal: equal content has equal hashes, on every machine.
public record ContentHash(String value) {
    /// Of what could not be read.
    public static final ContentHash UNKNOWN = new ContentHash("");

    public static ContentHash of(byte[] content) {
        return hex(newDigest().digest(content));
    }

    /// A digest for content that is streamed; finish it with `from`.
    public static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    public static ContentHash from(MessageDigest digest) {
        return hex(digest.digest());
    }

    private static ContentHash hex(byte[] hash) {
        return new ContentHash(HexFormat.of().formatHex(hash));
    }
}
