package dev.carrel.document.work;

import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;

/// The citations within a library, and the PageRank of each document. Held in arrays, sorted by id: a library of a
/// hundred thousand citations is a megabyte and is looked up without being unpacked.
public final class Citations {
    /// The number of a reference where a list of citations speaks and no reference.
    public static final int LISTED = -1;
    public static final Citations NONE = new Citations(new long[0], new int[]{0}, new int[0], new int[0],
            new double[0],
            1);

    private final long[] ids;
    private final int[] starts;
    private final int[] cited;
    private final int[] references;
    private final double[] ranks;
    private final double isolated;

    /// @param ids        of all documents that cite or are cited, rising
    /// @param starts     where each document's citations start in the next two, and where the last one's end
    /// @param cited      places in `ids`
    /// @param references numbers of references
    /// @param ranks      PageRank of each of `ids`
    /// @param isolated   PageRank of every other document
    public Citations(long[] ids, int[] starts, int[] cited, int[] references, double[] ranks,
            double isolated) {
        if (starts.length != ids.length + 1 || ranks.length != ids.length || cited.length != references.length
                || starts[ids.length] != cited.length) {
            throw new IllegalArgumentException(ids.length + " documents, " + cited.length + " citations");
        }
        this.ids = ids;
        this.starts = starts;
        this.cited = cited;
        this.references = references;
        this.ranks = ranks;
        this.isolated = isolated;
    }

    /// The citations of several libraries together, each of its own documents. A document that none of them links has the
    /// PageRank that the first gives it.
    public static Citations of(List<Citations> libraries) {
        List<Citations> all = libraries.stream().filter(each -> !each.isEmpty()).toList();
        if (all.size() < 2) {
            return all.isEmpty() ? NONE : all.getFirst();
        }
        SortedMap<Long, Citations> owners = new TreeMap<>();
        all.forEach(each -> Arrays.stream(each.ids).forEach(id -> owners.putIfAbsent(id, each)));
        long[] ids = owners.keySet().stream().mapToLong(Long::longValue).toArray();
        int[] starts = new int[ids.length + 1];
        double[] ranks = new double[ids.length];
        IntStream.Builder cited = IntStream.builder();
        IntStream.Builder references = IntStream.builder();
        for (int place = 0; place < ids.length; place++) {
            Citations owner = Objects.requireNonNull(owners.get(ids[place]));
            int own = Arrays.binarySearch(owner.ids, ids[place]);
            ranks[place] = owner.ranks[own];
            for (int i = owner.starts[own]; i < owner.starts[own + 1]; i++) {
                cited.add(Arrays.binarySearch(ids, owner.ids[owner.cited[i]]));
                references.add(owner.references[i]);
            }
            starts[place + 1] = starts[place] + owner.starts[own + 1] - owner.starts[own];
        }
        return new Citations(ids, starts, cited.build().toArray(), references.build().toArray(), ranks,
                all.getFirst().isolated);
    }

    public boolean isEmpty() { return cited.length == 0; }

    /// The documents that one cites, in the order of its references.
    public List<DocumentId> cites(DocumentId id) {
        return own(id).map(i -> cited[i]).distinct().mapToObj(this::id).toList();
    }

    /// The documents that cite one, by id.
    public List<DocumentId> citedBy(DocumentId id) {
        int place = place(id);
        return IntStream.range(0, ids.length)
                .filter(citing -> IntStream.range(starts[citing], starts[citing + 1])
                        .anyMatch(i -> cited[i] == place))
                .mapToObj(this::id).sorted().toList();
    }

    /// The document that a reference of another names.
    public Optional<DocumentId> cited(DocumentId citing, int reference) {
        return own(citing).filter(i -> references[i] == reference).mapToObj(i -> id(cited[i])).findFirst();
    }

    /// The documents that cite others.
    public List<DocumentId> citing() {
        return IntStream.range(0, ids.length).filter(place -> starts[place] < starts[place + 1])
                .mapToObj(this::id)
                .toList();
    }

    /// The documents that the references of another name, by their numbers.
    public SortedMap<Integer, DocumentId> byReference(DocumentId citing) {
        SortedMap<Integer, DocumentId> cited = new TreeMap<>();
        own(citing).filter(i -> references[i] != LISTED)
                .forEach(i -> cited.putIfAbsent(references[i], id(this.cited[i])));
        return cited;
    }

    /// PageRank, 1 for the highest; empty in a library where nobody cites anybody.
    public OptionalDouble rank(DocumentId id) {
        int place = place(id);
        return isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(place < 0 ? isolated : ranks[place]);
    }

    /// All of it, in the constructor's terms.
    public interface Parts {
        void of(long[] ids, int[] starts, int[] cited, int[] references, double[] ranks, double isolated)
                throws IOException;
    }

    public void parts(Parts parts) throws IOException {
        parts.of(ids.clone(), starts.clone(), cited.clone(), references.clone(), ranks.clone(), isolated);
    }

    /// An id's sixteen digits as a number.
    public static long number(DocumentId id) {
        return Long.parseUnsignedLong(id.value(), 16);
    }

    public static DocumentId id(long number) {
        return new DocumentId(HexFormat.of().toHexDigits(number));
    }

    private DocumentId id(int place) {
        return id(ids[place]);
    }

    private int place(DocumentId id) {
        return Arrays.binarySearch(ids, number(id));
    }

    private IntStream own(DocumentId id) {
        int place = place(id);
        return place < 0 ? IntStream.empty() : IntStream.range(starts[place], starts[place + 1]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Citations that && Arrays.equals(ids, that.ids)
                && Arrays.equals(starts, that.starts)
                && Arrays.equals(cited, that.cited) && Arrays.equals(references, that.references)
                && Arrays.equals(ranks, that.ranks) && isolated == that.isolated;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(ids) + Arrays.hashCode(cited);
    }
}
