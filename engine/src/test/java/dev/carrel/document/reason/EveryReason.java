package dev.carrel.document.reason;

import java.util.List;

import dev.carrel.document.reason.Reason.AttachmentMissing.Cause;
import dev.carrel.document.reason.Reason.Damaged.Extent;
import dev.carrel.document.reason.Reason.Encrypted.Container;
import dev.carrel.document.reason.Reason.Mistaken.For;
import dev.carrel.document.reason.Reason.Nothing.Content;

/// A reason of every kind with the sentence that people see, for tests. A kind that is missing here fails [ReasonTextTest].
public record EveryReason(Reason reason, String sentence) {
    public static List<EveryReason> all() {
        return List.of(
                is(new Reason.Vanished(), "the file vanished before it could be read"),
                is(new Reason.Forbidden(), "no permission to read this file"),
                is(new Reason.NotAFile(), "a pipe or a device, not a file"),
                is(new Reason.UnknownFormat(), "not a format that Carrel reads"),
                is(new Reason.TooLarge(200_000_001, 200_000_000),
                        "too large: 201 MB, and the limit is 200 MB (reading.max-bytes)"),
                is(new Reason.TooSlow(60), "took longer than 60 s to read (reading.timeout)"),
                is(new Reason.TooMuchMemory(400), "needs more memory than 400 MB to read (reading.memory)"),
                is(new Reason.OutOfMemory(), "needs more memory than there is"),
                is(new Reason.TooDeep(), "nested too deeply to be read"),
                is(new Reason.TooMuchInside(), "unpacks to far more than a document holds"),
                is(new Reason.ReaderFailed("java.lang.IllegalStateException: \u0000\"ä\n"),
                        "the reader failed on it (java.lang.IllegalStateException: \u0000\"ä\n)"),
                is(new Reason.ReaderCrashed(), "the reader crashed on it"),
                is(new Reason.Empty(), "empty file"),
                is(new Reason.NoText(), "no text in it"),
                is(new Reason.Nothing(Content.PAGES), "no pages in it"),
                is(new Reason.Nothing(Content.BOOKMARKS), "no bookmarks in it"),
                is(new Reason.Nothing(Content.ENTRIES), "no entries in it"),
                is(new Reason.Nothing(Content.WEB_PAGE), "no web page in the archive"),
                is(new Reason.Scanned(null), "a picture without text, as scanners make"),
                is(new Reason.Scanned(1), "scanned: pictures without text on 1 page"),
                is(new Reason.Scanned(12), "scanned: pictures without text on 12 pages"),
                is(new Reason.Unrecognised(), "a picture in which no text was recognised"),
                is(new Reason.Encrypted(Container.PDF), "encrypted: it opens only with a password"),
                is(new Reason.Encrypted(Container.OFFICE), "encrypted: it needs a password"),
                is(new Reason.Damaged(Extent.WHOLE, "it ends too early"), "damaged: it ends too early"),
                is(new Reason.Damaged(Extent.END, "no font"), "damaged, not read to its end: no font"),
                is(new Reason.Damaged(Extent.PDF, "no root"), "damaged, or no PDF: no root"),
                is(new Reason.Damaged(Extent.NOTEBOOK, "no JSON"), "damaged notebook: no JSON"),
                is(new Reason.NotUnderstood("Index 0"), "not understood: Index 0"),
                is(new Reason.Foreign("org/x/Y"), "holds something that Carrel cannot read (org/x/Y)"),
                is(new Reason.Mistaken(For.BINARY_DATA), "binary data, not text"),
                is(new Reason.Mistaken(For.UNKNOWN_BINARY_DATA), "binary data in no format that can be read"),
                is(new Reason.Mistaken(For.LIST), "a list of many documents, not one"),
                is(new Reason.Mistaken(For.OLD_OFFICE), "an old Office format under a newer name"),
                is(new Reason.Mistaken(For.NO_CAPTURED_PAGE), "not a captured page"),
                is(new Reason.Mistaken(For.NO_ADDRESS), "not an address of the web"),
                is(new Reason.Mistaken(For.NO_NOTEBOOK), "not a notebook"),
                is(new Reason.Mistaken(For.NO_CELLS), "not a notebook: it has no cells"),
                is(new Reason.AtLine(7, "no _id"), "line 7: no _id"),
                is(new Reason.AttachmentMissing(Cause.NO_SUCH_FILE),
                        "the attachment is missing: there is no such file"),
                is(new Reason.AttachmentMissing(Cause.NO_NAME),
                        "the attachment is missing: Zotero names no file for it"),
                is(new Reason.AttachmentMissing(Cause.IMPOSSIBLE_PATH),
                        "the attachment is missing: not a path of this system"),
                is(new Reason.AttachmentNotFound(), "the attachment cannot be found: Zotero's base directory"
                        + " for linked files is not known (zotero.base-directory)"),
                is(new Reason.AttachmentNotAFile(), "the attachment is not a file"),
                is(new Reason.NotThere("doe1999", "refs.bib"),
                        "not there: the attachment of doe1999 in refs.bib"),
                is(new Reason.InAttachment("a: b.pdf", null, new Reason.Scanned(3)),
                        "a: b.pdf: scanned: pictures without text on 3 pages"),
                is(new Reason.InAttachment("b.pdf", 3, new Reason.Scanned(null)),
                        "b.pdf: page 3: a picture without text, as scanners make"),
                is(new Reason.FolderForbidden(), "cannot be listed: no permission for this folder"),
                is(new Reason.HiddenByFolder(), "cannot be read: no permission for its folder"),
                is(new Reason.FolderVanished(), "vanished while it was listed"),
                is(new Reason.LeadsNowhere(), "a link that leads nowhere"),
                is(new Reason.SourceGone(), "is not there now"),
                is(new Reason.SourceEmpty(), "is empty now"),
                is(new Reason.SourceUnreadable(new Reason.Told("Zotero does not answer there")),
                        "cannot be read: Zotero does not answer there"),
                is(new Reason.Staying(new Reason.LeadsNowhere(), 0),
                        "a link that leads nowhere; what it led to stays searchable"),
                is(new Reason.Staying(new Reason.SourceEmpty(), 1),
                        "is empty now; its document stays searchable"),
                is(new Reason.Staying(new Reason.SourceUnreadable(new Reason.Forbidden()), 2),
                        "cannot be read: no permission to read this file; its 2 documents stay searchable"),
                is(new Reason.WaitingForVectors(), "waiting for vectors: found by words only"),
                is(new Reason.Truncated(), "found by words only after the passages that"
                        + " chunking.max-passages-per-document allows"),
                is(new Reason.NoContent(), "no content of its own: blank, or references only"),
                is(new Reason.Told("Input/output error"), "Input/output error"));
    }

    private static EveryReason is(Reason reason, String sentence) {
        return new EveryReason(reason, sentence);
    }

    @Override
    public String toString() {
        return sentence.replaceAll("\\p{Cntrl}", " ");
    }
}
