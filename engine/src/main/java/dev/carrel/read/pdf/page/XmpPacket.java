package dev.carrel.read.pdf.page;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import dev.carrel.document.bibliography.Doi;
import org.apache.pdfbox.pdmodel.PDDocumentCatalog;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/// The facts in the XMP packet of a file: Dublin Core and PRISM, as publishers write them.
public record XmpPacket(@Nullable String title, List<String> creators, List<String> subjects,
        @Nullable String doi,
        @Nullable String date) {
    public static final XmpPacket NONE = new XmpPacket(null, List.of(), List.of(), null, null);
    private static final String DC = "http://purl.org/dc/elements/1.1/";
    /// Bytes: packets of publishers have some thousands.
    private static final int LONGEST = 1 << 20;

    static XmpPacket of(PDDocumentCatalog catalog) {
        PDMetadata metadata = catalog.getMetadata();
        if (metadata == null) {
            return NONE;
        }
        try {
            byte[] packet = metadata.toByteArray();
            return packet.length > LONGEST ? NONE : parse(packet);
        } catch (IOException | SAXException | ParserConfigurationException | RuntimeException broken) {
            return NONE;
        }
    }

    static XmpPacket parse(byte[] packet) throws IOException, SAXException, ParserConfigurationException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        javax.xml.parsers.DocumentBuilder builder = factory.newDocumentBuilder();
        builder.setErrorHandler(null);
        Document document = builder.parse(new ByteArrayInputStream(packet));
        return new XmpPacket(first(values(document, DC, "title")), values(document, DC, "creator"),
                values(document, DC, "subject"), doi(document), date(document));
    }

    private static @Nullable String doi(Document document) {
        List<String> found = new ArrayList<>(values(document, "*", "doi"));
        found.addAll(values(document, DC, "identifier"));
        return found.stream().filter(value -> value.contains("10."))
                .flatMap(value -> Doi.printed(value).stream())
                .map(Doi::value).findFirst().orElse(null);
    }

    /// The day of publication; when the file was made says little.
    private static @Nullable String date(Document document) {
        List<String> found = new ArrayList<>(values(document, "*", "publicationDate"));
        found.addAll(values(document, "*", "coverDate"));
        found.addAll(values(document, "*", "coverDisplayDate"));
        found.addAll(values(document, DC, "date"));
        return first(found);
    }

    private static List<String> values(Document document, String namespace, String name) {
        List<String> values = new ArrayList<>();
        NodeList elements = document.getElementsByTagNameNS(namespace, name);
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            NodeList items = element.getElementsByTagNameNS("*", "li");
            for (int j = 0; j < items.getLength(); j++) {
                add(values, items.item(j));
            }
            if (items.getLength() == 0) {
                add(values, element);
            }
        }
        NodeList descriptions = document.getElementsByTagNameNS("*", "Description");
        for (int i = 0; i < descriptions.getLength() && !namespace.equals("*"); i++) {
            String value = ((Element) descriptions.item(i)).getAttributeNS(namespace, name);
            if (!value.isBlank()) {
                values.add(value.strip());
            }
        }
        return values;
    }

    private static void add(List<String> values, Node node) {
        String text = node.getTextContent().strip().replaceAll("\\s+", " ");
        if (!text.isEmpty()) {
            values.add(text);
        }
    }

    private static @Nullable String first(List<String> values) {
        return values.isEmpty() ? null : values.getFirst();
    }
}
