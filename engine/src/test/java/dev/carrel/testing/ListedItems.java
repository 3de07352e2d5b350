package dev.carrel.testing;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.Item;

/// Keeps what a catalogue lists.
public final class ListedItems implements Catalogue.Receiver {
    private final int most;
    private final List<Item> items = new ArrayList<>();
    private final List<String> skipped = new ArrayList<>();

    public ListedItems() {
        this(Integer.MAX_VALUE);
    }

    /// @param most after so many items it wants no more
    public ListedItems(int most) {
        this.most = most;
    }

    public List<Item> items() {
        return List.copyOf(items);
    }

    public List<String> keys() {
        return items.stream().map(Item::key).toList();
    }

    /// Paths that are no items, each with its reason.
    public List<String> skipped() {
        return List.copyOf(skipped);
    }

    @Override
    public boolean isStopped() { return items.size() >= most; }

    @Override
    public void item(Item item) {
        items.add(item);
    }

    @Override
    public void unreachable(String path, Reason because) {
        skipped(path, because);
    }

    @Override
    public void skipped(String path, Reason because) {
        skipped.add(path + ": " + ReasonText.of(because));
    }
}
