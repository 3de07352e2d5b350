package dev.carrel.read.office;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;

/// Refuses archives that no parser should be given: encrypted ones, damaged ones, and those that unpack to far more
/// than any document holds.
final class ArchiveGuard {
    /// Text packs to a tenth, rarely to a fiftieth; pictures hardly at all.
    private static final int MOST_TIMES = 100;
    private static final long ALWAYS_ALLOWED = 20_000_000;
    private static final long MOST_BYTES = 2_000_000_000;
    private static final int MOST_ENTRIES = 100_000;

    private ArchiveGuard() {}

    static void check(byte[] bytes) throws IOException {
        if (isCompoundFile(bytes)) {
            throw new UnreadableException(isEncrypted(bytes)
                    ? new Reason.Encrypted(Reason.Encrypted.Container.OFFICE)
                    : new Reason.Mistaken(Reason.Mistaken.For.OLD_OFFICE));
        }
        if (bytes.length < 4 || bytes[0] != 'P' || bytes[1] != 'K') {
            throw bytes.length == 0
                    ? new UnreadableException(new Reason.Empty())
                    : damaged("not the archive it should be");
        }
        long most = Math.clamp((long) bytes.length * MOST_TIMES, ALWAYS_ALLOWED, MOST_BYTES);
        try (ZipInputStream archive = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            measure(archive, most);
        } catch (EOFException cut) {
            throw damaged("it ends too early");
        } catch (ZipException damaged) {
            throw damaged(String.valueOf(damaged.getMessage()));
        }
    }

    private static UnreadableException damaged(String detail) {
        return new UnreadableException(new Reason.Damaged(Reason.Damaged.Extent.WHOLE, detail));
    }

    private static void measure(ZipInputStream archive, long most) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long unpacked = 0;
        int entries = 0;
        for (ZipEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
            unpacked += length(archive, buffer, most - unpacked);
            if (unpacked > most || ++entries > MOST_ENTRIES) {
                throw new UnreadableException(new Reason.TooMuchInside());
            }
        }
        if (entries == 0) {
            throw damaged("an archive with nothing in it");
        }
    }

    /// How much there is, counted no further than is allowed.
    private static long length(InputStream entry, byte[] buffer, long most) throws IOException {
        long length = 0;
        for (int read = entry.read(buffer); read >= 0 && length <= most; read = entry.read(buffer)) {
            length += read;
        }
        return length;
    }

    private static boolean isCompoundFile(byte[] bytes) {
        return bytes.length > 8 && (bytes[0] & 0xFF) == 0xD0 && (bytes[1] & 0xFF) == 0xCF && bytes[2] == 0x11
                && (bytes[3] & 0xFF) == 0xE0;
    }

    /// The name of the stream that holds the document, as its directory spells it.
    private static boolean isEncrypted(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1)
                .contains(new String("EncryptedPackage".getBytes(StandardCharsets.UTF_16LE),
                        StandardCharsets.ISO_8859_1));
    }
}
