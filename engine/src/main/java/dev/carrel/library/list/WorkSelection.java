package dev.carrel.library.list;

import java.util.List;

/// A choice of works.
public sealed interface WorkSelection {
    /// Those of these documents, by any of their names.
    record Named(List<String> names) implements WorkSelection {
        public Named {
            names = List.copyOf(names);
        }
    }

    /// All that a list with this filter shows, but for some.
    ///
    /// @param filter empty for all there are
    /// @param except ids of any of their documents
    record Listed(String filter, List<String> except) implements WorkSelection {
        public Listed {
            except = List.copyOf(except);
        }
    }
}
