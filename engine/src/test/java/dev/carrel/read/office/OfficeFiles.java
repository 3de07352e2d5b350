package dev.carrel.read.office;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Makes the smallest files that office programs would open.
final class OfficeFiles {
    private static final String WORD = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"";
    private static final String OPEN = """
            xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
            xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
            xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
            xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0\"""";
    private static final String RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";

    private OfficeFiles() {}

    static byte[] zipped(Map<String, String> entries) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static String styled(String style, String text) {
        return "<w:p><w:pPr><w:pStyle w:val=\"" + style + "\"/></w:pPr><w:r><w:t>" + text
                + "</w:t></w:r></w:p>";
    }

    static byte[] docx(String body) {
        return zipped(docxEntries(body));
    }

    static Map<String, String> docxEntries(String body) {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("[Content_Types].xml",
                """
                        <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
                        <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
                        <Default Extension="xml" ContentType="application/xml"/>
                        <Override PartName="/word/document.xml"
                         ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
                        <Override PartName="/word/styles.xml"
                         ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>
                        <Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
                        </Types>""");
        entries.put("_rels/.rels", relations(RELATIONS + "officeDocument", "word/document.xml",
                "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties",
                "docProps/core.xml"));
        entries.put("docProps/core.xml",
                """
                        <cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"
                         xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"
                         xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>Microsoft Word - draft7.doc</dc:title>
                        <dc:creator>Jane Doe; John Roe</dc:creator><cp:keywords>corals, heat</cp:keywords>
                        <dcterms:created xsi:type="dcterms:W3CDTF">2019-03-04T10:00:00Z</dcterms:created></cp:coreProperties>""");
        entries.put("word/_rels/document.xml.rels", relations(RELATIONS + "styles", "styles.xml"));
        entries.put("word/styles.xml",
                "<w:styles " + WORD + ">" + style("Title", "Title") + style("berschrift1", "heading 1")
                        + style("Heading2", "heading 2") + style("Caption", "caption") + "</w:styles>");
        entries.put("word/document.xml",
                "<w:document " + WORD + "><w:body>" + body + "</w:body></w:document>");
        return entries;
    }

    private static String style(String id, String name) {
        return "<w:style w:type=\"paragraph\" w:styleId=\"" + id + "\"><w:name w:val=\"" + name
                + "\"/></w:style>";
    }

    private static String relations(String... typesAndTargets) {
        StringBuilder relations = new StringBuilder(
                "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">");
        for (int i = 0; i < typesAndTargets.length; i += 2) {
            relations.append("<Relationship Id=\"rId").append(i).append("\" Type=\"")
                    .append(typesAndTargets[i])
                    .append("\" Target=\"").append(typesAndTargets[i + 1]).append("\"/>");
        }
        return relations.append("</Relationships>").toString();
    }

    static byte[] odt(String doctype, String body) {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("mimetype", "application/vnd.oasis.opendocument.text");
        entries.put("meta.xml", "<office:document-meta " + OPEN + "><office:meta><dc:title>Corals</dc:title>"
                + "<dc:creator>Jane Doe</dc:creator><dc:date>2019-03-04T10:00:00</dc:date></office:meta></office:document-meta>");
        entries.put("content.xml", "<?xml version=\"1.0\"?>" + doctype + "<office:document-content " + OPEN
                + "><office:body><office:text>" + body
                + "</office:text></office:body></office:document-content>");
        return zipped(entries);
    }

    static byte[] epub() {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("mimetype", "application/epub+zip");
        entries.put("META-INF/container.xml",
                """
                        <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
                        <rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>""");
        entries.put("OEBPS/content.opf",
                """
                        <package xmlns="http://www.idpf.org/2007/opf" version="2.0" unique-identifier="id">
                        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>The Book</dc:title><dc:creator>Jane Doe</dc:creator>
                        <dc:date>1999-01-02</dc:date><dc:subject>reefs</dc:subject></metadata><manifest>
                        <item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>
                        <item id="b" href="b.xhtml" media-type="application/xhtml+xml"/></manifest>
                        <spine><itemref idref="b"/><itemref idref="a"/></spine></package>""");
        entries.put("OEBPS/a.xhtml", chapter("Second chapter", "Reefs are old."));
        entries.put("OEBPS/b.xhtml", chapter("First chapter", "Corals &amp; algae."));
        return zipped(entries);
    }

    private static String chapter(String title, String text) {
        return "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>x</title></head><body><h1>" + title
                + "</h1><p>" + text
                + "</p></body></html>";
    }
}
