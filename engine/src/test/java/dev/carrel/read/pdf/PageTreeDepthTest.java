package dev.carrel.read.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import dev.carrel.document.reason.ReasonText;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class PageTreeDepthTest {
    /// One page below so many nodes, each the only kid of another.
    private static byte[] nested(int depth) throws IOException {
        List<String> objects = new ArrayList<>(List.of("<< /Type /Catalog /Pages 2 0 R >>"));
        for (int i = 0; i < depth; i++) {
            objects.add("<< /Type /Pages /Count 1 /Kids [" + (i + 3) + " 0 R]"
                    + (i > 0 ? " /Parent " + (i + 1) + " 0 R" : "") + " >>");
        }
        objects.add("<< /Type /Page /MediaBox [0 0 200 200] /Parent " + (depth + 1)
                + " 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /Contents "
                + (depth + 3) + " 0 R >>");
        String text = "BT /F 12 Tf 20 100 Td (Herons stand in the reeds.) Tj ET";
        objects.add("<< /Length " + text.length() + " >>\nstream\n" + text + "\nendstream");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(bytes("%PDF-1.7\n"));
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < objects.size(); i++) {
            places.add(out.size());
            out.writeBytes(bytes((i + 1) + " 0 obj\n" + objects.get(i) + "\nendobj\n"));
        }
        int table = out.size();
        out.writeBytes(bytes("xref\n0 " + (objects.size() + 1) + "\n0000000000 65535 f \n"));
        places.forEach(place -> out.writeBytes(bytes(String.format(Locale.ROOT, "%010d 00000 n \n", place))));
        out.writeBytes(
                bytes("trailer\n<< /Size " + (objects.size() + 1) + " /Root 1 0 R >>\nstartxref\n" + table
                        + "\n%%EOF\n"));
        return out.toByteArray();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void aTreeThatNoProgramWritesIsRefusedInOneSentence() {
        assertThatThrownBy(() -> new PdfReader().read(Input.of("deep.pdf", nested(10_000))))
                .isInstanceOf(UnreadableException.class)
                .satisfies(e -> assertThat(ReasonText.of(((UnreadableException) e).reason()).toString())
                        .contains("PDF"));
    }

    @Test
    void aTreeOfSomeDepthIsRead() throws IOException {
        assertThat(new PdfReader().read(Input.of("deep.pdf", nested(100))).text()).contains("Herons stand");
    }
}
