package dev.carrel.index.lucene.analysis;

import java.net.URI;

import dev.carrel.document.Metadata;
import dev.carrel.document.origin.Origin;

/// The words of a document's address, as far as they say what it is about: a page's URL, or the path of a file inside its
/// source, which in documentation names the project and the topic.
///
/// @param words  to be searched; empty if the address says nothing
/// @param domain what a person would call the site or the project; empty if there is none
public record AddressWords(String words, String domain) {
    private static final AddressWords NONE = new AddressWords("", "");

    public static AddressWords of(Metadata metadata, Origin origin) {
        if (metadata.url() != null) {
            return new AddressWords(metadata.url(), host(metadata.url()));
        }
        boolean file = origin.path().endsWith(origin.key());
        return file ? ofPath(origin.key()) : NONE;
    }

    private static AddressWords ofPath(String path) {
        String slashed = path.replace('\\', '/');
        int slash = slashed.indexOf('/');
        int dot = slashed.lastIndexOf('.');
        String bare = dot > slashed.lastIndexOf('/') ? slashed.substring(0, dot) : slashed;
        return new AddressWords(bare, slash < 0 ? "" : slashed.substring(0, slash));
    }

    /// `react` of `https://www.react.dev/learn`.
    private static String host(String url) {
        try {
            String host = URI.create(url.strip()).getHost();
            return host == null ? "" : host.replaceAll("^www\\.|\\.[^.]*$", "").replace('.', ' ');
        } catch (IllegalArgumentException notAnAddress) {
            return "";
        }
    }
}
