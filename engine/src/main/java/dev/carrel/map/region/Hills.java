package dev.carrel.map.region;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/// The hills of a landscape: every cell belongs to the top that one reaches by going up. Two hills are one if the saddle
/// between them lies nearly as high as the lower top (ToMATo; Chazal, Guibas, Oudot and Skraba, 2013).
final class Hills {
    static final int NONE = -1;
    /// A hill that rises less above the saddle, as a share of its top, is none of its own.
    private static final float RISE = 0.12f;
    /// Below this share of its top, a hill's foot is open country.
    private static final float FOOT = 0.15f;
    private static final int SIDE = DensityGrid.SIDE;

    private final float[] height;
    /// The top that a cell belongs to, or a cell on the way to it.
    private final int[] towards;

    Hills(float[] height) {
        this.height = height;
        this.towards = new int[height.length];
        Arrays.fill(towards, NONE);
        IntStream.range(0, height.length).filter(cell -> height[cell] > 1e-6f).boxed()
                .sorted(Comparator.comparingDouble((Integer cell) -> -height[cell])
                        .thenComparingInt(cell -> cell))
                .forEach(this::flood);
    }

    /// Cells come from the highest down, so neighbours that have a top are higher.
    private void flood(int cell) {
        int[] tops = around(cell).filter(other -> towards[other] != NONE).map(this::root).distinct()
                .boxed().sorted(Comparator.comparingDouble((Integer top) -> -height[top])
                        .thenComparingInt(top -> top))
                .mapToInt(top -> top).toArray();
        towards[cell] = tops.length == 0 ? cell : tops[0];
        for (int i = 1; i < tops.length; i++) {
            if (height[tops[i]] - height[cell] < RISE * height[tops[i]]) {
                towards[tops[i]] = tops[0];
            }
        }
    }

    private static IntStream around(int cell) {
        int row = cell / SIDE;
        int column = cell % SIDE;
        return IntStream.rangeClosed(Math.max(0, row - 1), Math.min(SIDE - 1, row + 1)).boxed()
                .flatMapToInt(r -> IntStream
                        .rangeClosed(Math.max(0, column - 1), Math.min(SIDE - 1, column + 1))
                        .map(c -> r * SIDE + c))
                .filter(other -> other != cell);
    }

    private int root(int cell) {
        int at = cell;
        while (towards[at] != at) {
            at = towards[at];
        }
        return at;
    }

    /// The top of the hill that a cell is on, or [#NONE].
    int top(int cell) {
        if (towards[cell] == NONE) {
            return NONE;
        }
        int top = root(cell);
        return height[cell] < FOOT * height[top] ? NONE : top;
    }
}
