package dev.carrel.read.pdf.sight;

/// A colour as red, green and blue, from 0 to 1.
record Rgb(double red, double green, double blue) {
    static final Rgb WHITE = new Rgb(1, 1, 1);
    static final Rgb BLACK = new Rgb(0, 0, 0);

    /// Nobody tells two colours apart that differ by less in each part: `#F4F4F4` on white.
    private static final double ALIKE = 0.05;

    static Rgb gray(double light) {
        return new Rgb(light, light, light);
    }

    static Rgb cmyk(double cyan, double magenta, double yellow, double black) {
        return new Rgb(Math.max(0, 1 - cyan - black), Math.max(0, 1 - magenta - black),
                Math.max(0, 1 - yellow - black));
    }

    boolean isLike(Rgb other) {
        return Math.abs(red - other.red) < ALIKE && Math.abs(green - other.green) < ALIKE
                && Math.abs(blue - other.blue) < ALIKE;
    }
}
