package dev.carrel.document.reason;

import java.util.Locale;

import org.jspecify.annotations.Nullable;

/// A reason why something cannot be found, or only in part.
public sealed interface Reason {
    /// The word for what is wrong, whatever file or consequence is named with it.
    default String kind() {
        return word(bare().getClass());
    }

    /// The word for a kind, in JSON and in the index.
    static String word(Class<?> kind) {
        return kind.getSimpleName().replaceAll("(?<=.)(?=\\p{Lu})", "-").toLowerCase(Locale.ROOT);
    }

    /// The reason as it was first given, without the attachment that it is about and without its consequence.
    default Reason bare() {
        return switch (this) {
            case InAttachment(_, _, Reason reason) -> reason.bare();
            case Staying(Reason reason, _) -> reason.bare();
            default -> this;
        };
    }

    // The file.

    /// It was there when it was listed, and not when it was to be read.
    record Vanished() implements Reason {}

    /// Its rights keep others out.
    record Forbidden() implements Reason {}

    /// It is a pipe or a device.
    record NotAFile() implements Reason {}

    /// It is of a format that the program does not read.
    record UnknownFormat() implements Reason {}

    // Files that cost too much.

    /// It has more bytes than the owner's limit.
    record TooLarge(long bytes, long limit) implements Reason {}

    /// It took longer than the owner's limit.
    record TooSlow(long seconds) implements Reason {}

    /// It needs more memory than the owner's limit.
    record TooMuchMemory(int megabytes) implements Reason {}

    /// It needs more memory than there is.
    record OutOfMemory() implements Reason {}

    /// It is nested deeper than its reader can follow.
    record TooDeep() implements Reason {}

    /// It unpacks to more than any document holds.
    record TooMuchInside() implements Reason {}

    /// Its reader has a defect.
    ///
    /// @param failure as Java prints it
    record ReaderFailed(String failure) implements Reason {}

    /// The process that read it ended.
    record ReaderCrashed() implements Reason {}

    // The content.

    /// There is not a byte in it.
    record Empty() implements Reason {}

    /// There is no text in it.
    record NoText() implements Reason {}

    /// There is nothing in it of what its format is for.
    record Nothing(Content of) implements Reason {
        /// Things that files hold, other than text.
        public enum Content {
            PAGES, BOOKMARKS, ENTRIES, WEB_PAGE
        }
    }

    /// It is a picture without text, which can be recognised.
    ///
    /// @param pages how many a file has, all of which are such; null for one page among others
    record Scanned(@Nullable Integer pages) implements Reason {}

    /// It is a picture, and no text was recognised in it.
    record Unrecognised() implements Reason {}

    /// It opens with a password only.
    record Encrypted(Container container) implements Reason {
        /// The kind of file that is locked.
        public enum Container {
            PDF, OFFICE
        }
    }

    /// It is broken.
    ///
    /// @param detail in the words of whoever found out, such as a parser
    record Damaged(Extent extent, String detail) implements Reason {
        /// The part that is broken.
        public enum Extent {
            WHOLE, END, PDF, NOTEBOOK
        }
    }

    /// It was read, and no document could be made of it.
    record NotUnderstood(String detail) implements Reason {}

    /// It holds what the program has no parser for.
    record Foreign(String detail) implements Reason {}

    /// It is something else than its name or its place says.
    record Mistaken(For what) implements Reason {
        /// The things that files are mistaken for.
        public enum For {
            BINARY_DATA, UNKNOWN_BINARY_DATA, LIST, OLD_OFFICE, NO_CAPTURED_PAGE, NO_ADDRESS, NO_NOTEBOOK,
            NO_CELLS
        }
    }

    /// One line of it says nothing.
    record AtLine(int line, String problem) implements Reason {}

    // Attachments.

    /// An attachment of a Zotero item is not where it should be.
    record AttachmentMissing(Cause cause) implements Reason {
        /// How that is known.
        public enum Cause {
            NO_SUCH_FILE, NO_NAME, IMPOSSIBLE_PATH
        }
    }

    /// Nobody knows what its path begins in.
    record AttachmentNotFound() implements Reason {}

    /// It is a folder or the like.
    record AttachmentNotAFile() implements Reason {}

    /// The attachment of an entry is not where its bibliography says.
    record NotThere(String entry, String bibliography) implements Reason {}

    /// Something is wrong with one of the files that a document is made of.
    ///
    /// @param file its name
    /// @param page where in the file, if that is not where in the document
    record InAttachment(String file, @Nullable Integer page, Reason reason) implements Reason {}

    // Places and sources.

    /// A folder does not let itself be listed.
    record FolderForbidden() implements Reason {}

    /// A folder names it, and lets nobody look.
    record HiddenByFolder() implements Reason {}

    /// A folder vanished while it was listed.
    record FolderVanished() implements Reason {}

    /// A link leads to nothing.
    record LeadsNowhere() implements Reason {}

    /// A source is not there.
    record SourceGone() implements Reason {}

    /// A source that held something is empty, as an unmounted disk is.
    record SourceEmpty() implements Reason {}

    /// A source is there and cannot be listed.
    record SourceUnreadable(Reason reason) implements Reason {}

    /// A place cannot be looked at, so its documents stay as they were.
    ///
    /// @param documents how many; 0 if nobody counted
    record Staying(Reason reason, int documents) implements Reason {}

    // Documents that were read, and still miss something.

    /// It waits for vectors.
    record WaitingForVectors() implements Reason {}

    /// It has more passages than the owner's limit for vectors.
    record Truncated() implements Reason {}

    /// A page has nothing on it that could be found.
    record NoContent() implements Reason {}

    /// The system, or a program that was asked, told in its own words.
    record Told(String message) implements Reason {}
}
