package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;

import org.apache.lucene.index.IndexFileNames;
import org.apache.lucene.store.IOContext;
import org.apache.lucene.store.IndexInput;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.store.NIOFSDirectory;
import org.apache.lucene.util.IOUtils;

/// The directory that an index is written through. Merging reads all of it once, from one end to the other; if its files were mapped for
/// that, the process would come to hold the index three times over in memory: old segments, new ones, and the merged one.
/// Only vectors are mapped, which graphs are built by comparing all over the place, and the few bytes of norms, which are looked up for each
/// occurrence of each word.
final class WritingDirectory extends NIOFSDirectory {
    private static final Set<String> MAPPED = Set.of("vec", "vex", "tmp", "nvd");

    private final MMapDirectory mapped;

    WritingDirectory(Path folder) throws IOException {
        super(folder);
        this.mapped = new MMapDirectory(folder);
    }

    @Override
    public IndexInput openInput(String name, IOContext context) throws IOException {
        String extension = IndexFileNames.getExtension(name);
        return extension != null && MAPPED.contains(extension)
                ? mapped.openInput(name, context)
                : super.openInput(name, context);
    }

    @Override
    public synchronized void close() throws IOException {
        IOUtils.close(mapped, super::close);
    }
}
