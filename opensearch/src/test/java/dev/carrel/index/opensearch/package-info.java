/// Tests on real nodes of OpenSearch.
@NullMarked
package dev.carrel.index.opensearch;

import org.jspecify.annotations.NullMarked;
