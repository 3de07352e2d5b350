package dev.carrel.index.opensearch;

import org.apache.lucene.index.FieldInvertState;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.util.Attribute;
import org.apache.lucene.util.AttributeImpl;
import org.apache.lucene.util.AttributeReflector;
import org.apache.lucene.util.SmallFloat;

/// How long a field of a record is, of which only some terms are indexed here: scores go by the length of the whole one.
interface FieldLength extends Attribute {
    /// As Lucene counts: terms that stand at the place of another are left out.
    int terms();

    /// The length of one field, added up while its values are read.
    final class Sum extends AttributeImpl implements FieldLength {
        private int terms;

        @Override
        public int terms() {
            return terms;
        }

        void add(int more) {
            terms += more;
        }

        /// It belongs to the field, not to one of its terms.
        @Override
        public void clear() {}

        @Override
        public void reflectWith(AttributeReflector reflector) {
            reflector.reflect(FieldLength.class, "terms", terms);
        }

        @Override
        public void copyTo(AttributeImpl target) {
            ((Sum) target).terms = terms;
        }
    }

    /// Writes the lengths that the fields really have.
    final class Norms extends BM25Similarity {
        @Override
        public long computeNorm(FieldInvertState state) {
            FieldLength length = state.getAttributeSource().getAttribute(FieldLength.class);
            return length == null ? super.computeNorm(state) : SmallFloat.intToByte4(length.terms());
        }
    }
}
