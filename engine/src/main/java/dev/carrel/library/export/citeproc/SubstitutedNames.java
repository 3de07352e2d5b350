package dev.carrel.library.export.citeproc;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.IntStream;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;

import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/// Keeps the form of names that stand for others, such as editors for authors: the processor gives all names directly in a
/// `substitute` the form of those that they stand for, also if they have one of their own, and so loses the *(Eds.)* after
/// editors. Those in a group it leaves as they are.
final class SubstitutedNames {
    private static final String SUBSTITUTE = "substitute";
    private static final String NAMES = "names";
    private static final String GROUP = "group";

    private SubstitutedNames() {}

    /// @param xml a whole style
    /// @return the same, with names that have a form of their own in groups
    static String grouped(String xml) throws IOException {
        try {
            DocumentBuilderFactory parsers = DocumentBuilderFactory.newInstance();
            parsers.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            Document style = parsers.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
            elements(style.getDocumentElement(), SUBSTITUTE).forEach(SubstitutedNames::group);
            StringWriter written = new StringWriter();
            TransformerFactory writers = TransformerFactory.newInstance();
            writers.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            writers.newTransformer().transform(new DOMSource(style), new StreamResult(written));
            return written.toString();
        } catch (ParserConfigurationException | SAXException | TransformerException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static void group(Element substitute) {
        for (Element names : elements(substitute, NAMES)) {
            if (substitute.isSameNode(names.getParentNode()) && !elements(names, "*").isEmpty()) {
                Element group = substitute.getOwnerDocument().createElement(GROUP);
                substitute.replaceChild(group, names);
                group.appendChild(names);
            }
        }
    }

    private static List<Element> elements(Element within, String name) {
        NodeList found = within.getElementsByTagName(name);
        return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
    }
}
