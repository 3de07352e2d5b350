package dev.carrel.document.reason;

import org.jspecify.annotations.Nullable;

/// A reason in words: the one place where sentences are made of reasons.
///
/// @param brief  what is wrong
/// @param detail more about this one case; empty if there is no more
public record ReasonText(String brief, String detail) {
    private ReasonText(String brief) {
        this(brief, "");
    }

    /// The whole sentence, as it stands after a colon.
    public static String of(Reason reason) {
        return parts(reason).sentence();
    }

    private String sentence() {
        return detail.isEmpty() ? brief : brief + ": " + detail;
    }

    /// The same in two parts.
    public static ReasonText parts(Reason reason) {
        return switch (reason) {
            case Reason.Vanished() -> new ReasonText("the file vanished before it could be read");
            case Reason.Forbidden() -> new ReasonText("no permission to read this file");
            case Reason.NotAFile() -> new ReasonText("a pipe or a device, not a file");
            case Reason.UnknownFormat() -> new ReasonText("not a format that Carrel reads");
            case Reason.TooLarge(long bytes, long limit) -> new ReasonText("too large",
                    megabytes(bytes) + ", and the limit is " + megabytes(limit) + " (reading.max-bytes)");
            case Reason.TooSlow(long seconds) ->
                new ReasonText("took longer than " + seconds + " s to read (reading.timeout)");
            case Reason.TooMuchMemory(int megabytes) ->
                new ReasonText("needs more memory than " + megabytes + " MB to read (reading.memory)");
            case Reason.OutOfMemory() -> new ReasonText("needs more memory than there is");
            case Reason.TooDeep() -> new ReasonText("nested too deeply to be read");
            case Reason.TooMuchInside() -> new ReasonText("unpacks to far more than a document holds");
            case Reason.ReaderFailed(String failure) ->
                new ReasonText("the reader failed on it (" + failure + ")");
            case Reason.ReaderCrashed() -> new ReasonText("the reader crashed on it");
            case Reason.Empty() -> new ReasonText("empty file");
            case Reason.NoText() -> new ReasonText("no text in it");
            case Reason.Nothing(Reason.Nothing.Content content) -> new ReasonText(nothing(content));
            case Reason.Scanned(Integer pages) -> scanned(pages);
            case Reason.Unrecognised() -> new ReasonText("a picture in which no text was recognised");
            case Reason.Encrypted(Reason.Encrypted.Container container) ->
                new ReasonText("encrypted", locked(container));
            case Reason.Damaged(Reason.Damaged.Extent extent, String detail) ->
                new ReasonText(damaged(extent), detail);
            case Reason.NotUnderstood(String detail) -> new ReasonText("not understood", detail);
            case Reason.Foreign(String detail) ->
                new ReasonText("holds something that Carrel cannot read (" + detail + ")");
            case Reason.Mistaken(Reason.Mistaken.For what) -> mistaken(what);
            case Reason.AtLine(int line, String problem) -> new ReasonText("line " + line, problem);
            case Reason.AttachmentMissing(Reason.AttachmentMissing.Cause cause) ->
                new ReasonText("the attachment is missing", missing(cause));
            case Reason.AttachmentNotFound() -> new ReasonText("the attachment cannot be found",
                    "Zotero's base directory for linked files is not known (zotero.base-directory)");
            case Reason.AttachmentNotAFile() -> new ReasonText("the attachment is not a file");
            case Reason.NotThere(String entry, String bibliography) ->
                new ReasonText("not there", "the attachment of " + entry + " in " + bibliography);
            case Reason.InAttachment(String file, Integer page, Reason inside) ->
                new ReasonText(file, (page == null ? "" : "page " + page + ": ") + of(inside));
            case Reason.FolderForbidden() ->
                new ReasonText("cannot be listed", "no permission for this folder");
            case Reason.HiddenByFolder() -> new ReasonText("cannot be read", "no permission for its folder");
            case Reason.FolderVanished() -> new ReasonText("vanished while it was listed");
            case Reason.LeadsNowhere() -> new ReasonText("a link that leads nowhere");
            case Reason.SourceGone() -> new ReasonText("is not there now");
            case Reason.SourceEmpty() -> new ReasonText("is empty now");
            case Reason.SourceUnreadable(Reason inside) -> new ReasonText("cannot be read", of(inside));
            case Reason.Staying(Reason inside, int documents) -> parts(inside).and(staying(documents));
            case Reason.WaitingForVectors() -> new ReasonText("waiting for vectors", "found by words only");
            case Reason.Truncated() -> new ReasonText(
                    "found by words only after the passages that chunking.max-passages-per-document allows");
            case Reason.NoContent() -> new ReasonText("no content of its own", "blank, or references only");
            case Reason.Told(String message) -> new ReasonText(message);
        };
    }

    private ReasonText and(String more) {
        return detail.isEmpty() ? new ReasonText(brief + more) : new ReasonText(brief, detail + more);
    }

    private static String megabytes(long bytes) {
        return Math.ceilDiv(bytes, 1_000_000) + " MB";
    }

    private static String nothing(Reason.Nothing.Content content) {
        return switch (content) {
            case PAGES -> "no pages in it";
            case BOOKMARKS -> "no bookmarks in it";
            case ENTRIES -> "no entries in it";
            case WEB_PAGE -> "no web page in the archive";
        };
    }

    private static ReasonText scanned(@Nullable Integer pages) {
        return pages == null
                ? new ReasonText("a picture without text, as scanners make")
                : new ReasonText("scanned",
                        "pictures without text on " + (pages == 1 ? "1 page" : pages + " pages"));
    }

    private static String locked(Reason.Encrypted.Container container) {
        return switch (container) {
            case PDF -> "it opens only with a password";
            case OFFICE -> "it needs a password";
        };
    }

    private static String damaged(Reason.Damaged.Extent extent) {
        return switch (extent) {
            case WHOLE -> "damaged";
            case END -> "damaged, not read to its end";
            case PDF -> "damaged, or no PDF";
            case NOTEBOOK -> "damaged notebook";
        };
    }

    private static ReasonText mistaken(Reason.Mistaken.For what) {
        return switch (what) {
            case BINARY_DATA -> new ReasonText("binary data, not text");
            case UNKNOWN_BINARY_DATA -> new ReasonText("binary data in no format that can be read");
            case LIST -> new ReasonText("a list of many documents, not one");
            case OLD_OFFICE -> new ReasonText("an old Office format under a newer name");
            case NO_CAPTURED_PAGE -> new ReasonText("not a captured page");
            case NO_ADDRESS -> new ReasonText("not an address of the web");
            case NO_NOTEBOOK -> new ReasonText("not a notebook");
            case NO_CELLS -> new ReasonText("not a notebook", "it has no cells");
        };
    }

    private static String missing(Reason.AttachmentMissing.Cause cause) {
        return switch (cause) {
            case NO_SUCH_FILE -> "there is no such file";
            case NO_NAME -> "Zotero names no file for it";
            case IMPOSSIBLE_PATH -> "not a path of this system";
        };
    }

    /// Tells that the documents of a place that cannot be looked at stay.
    private static String staying(int documents) {
        return switch (documents) {
            case 0 -> "; what it led to stays searchable";
            case 1 -> "; its document stays searchable";
            default -> "; its " + documents + " documents stay searchable";
        };
    }
}
