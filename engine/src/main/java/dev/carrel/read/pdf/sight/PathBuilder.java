package dev.carrel.read.pdf.sight;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Arrays;
import java.util.List;

import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.util.Matrix;

/// The path that a content stream is about to paint, in the page's own coordinates.
final class PathBuilder {
    private Path2D.Double path = new Path2D.Double();
    private int rectangles;
    private int others;

    void clear() {
        path = new Path2D.Double();
        rectangles = 0;
        others = 0;
    }

    boolean isEmpty() { return path.getCurrentPoint() == null; }

    int segments() {
        return others + 4 * rectangles;
    }

    Outlined outline(int rule) {
        path.setWindingRule(rule);
        return Outlined.of(path, rectangles == 1 && others == 0);
    }

    Path2D path() {
        return path;
    }

    void take(String operator, List<COSBase> operands, Matrix matrix) {
        double[] n = numbers(operands);
        switch (operator) {
            case "re" -> {
                if (n.length >= 4) {
                    rectangle(n, matrix);
                }
            }
            case "h" -> close();
            default -> {
                if (n.length >= 2) {
                    segment(operator, n, matrix);
                }
            }
        }
    }

    /// Without a stream: pages have hundreds of thousands of strokes.
    private static double[] numbers(List<COSBase> operands) {
        double[] numbers = new double[operands.size()];
        int count = 0;
        for (COSBase operand : operands) {
            if (operand instanceof COSNumber number) {
                numbers[count++] = number.floatValue();
            }
        }
        return count == numbers.length ? numbers : Arrays.copyOf(numbers, count);
    }

    private void close() {
        if (!isEmpty()) {
            path.closePath();
        }
    }

    private void segment(String operator, double[] n, Matrix matrix) {
        others++;
        Point2D.Float end = at(matrix, n[n.length - 2], n[n.length - 1]);
        if (operator.equals("m") || isEmpty()) {
            path.moveTo(end.x, end.y);
        } else if (operator.equals("l") || n.length < 4) {
            path.lineTo(end.x, end.y);
        } else {
            curve(operator, n, matrix, end);
        }
    }

    private void curve(String operator, double[] n, Matrix matrix, Point2D.Float end) {
        Point2D from = operator.equals("v") ? path.getCurrentPoint() : at(matrix, n[0], n[1]);
        Point2D to = operator.equals("y")
                ? end
                : at(matrix, n[n.length - 4], n[n.length - 3]);
        path.curveTo(from.getX(), from.getY(), to.getX(), to.getY(), end.x, end.y);
    }

    /// The square that pictures are painted into.
    void unit(Matrix matrix) {
        rectangle(new double[]{0, 0, 1, 1}, matrix);
    }

    private void rectangle(double[] n, Matrix matrix) {
        rectangles++;
        double[][] corners = {{n[0], n[1]}, {n[0] + n[2], n[1]}, {n[0] + n[2], n[1] + n[3]},
                {n[0], n[1] + n[3]}};
        for (int i = 0; i < corners.length; i++) {
            Point2D.Float corner = at(matrix, corners[i][0], corners[i][1]);
            if (i == 0) {
                path.moveTo(corner.x, corner.y);
            } else {
                path.lineTo(corner.x, corner.y);
            }
        }
        path.closePath();
    }

    private static Point2D.Float at(Matrix matrix, double x, double y) {
        return matrix.transformPoint((float) x, (float) y);
    }
}
