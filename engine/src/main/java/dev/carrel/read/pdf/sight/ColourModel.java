package dev.carrel.read.pdf.sight;

import java.util.List;

import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.jspecify.annotations.Nullable;

/// The meaning of the numbers of a colour. Profiles are not loaded, which takes long: how many numbers they take tells
/// enough.
enum ColourModel {
    GRAY, RGB, CMYK, TINT, UNKNOWN;

    /// @param name as a content stream has it, of a model or of one among the resources
    static ColourModel named(COSName name, @Nullable PDResources resources) {
        return switch (name.getName()) {
            case "DeviceGray", "CalGray", "G" -> GRAY;
            case "DeviceRGB", "CalRGB", "RGB" -> RGB;
            case "DeviceCMYK", "CMYK" -> CMYK;
            case "Separation", "DeviceN" -> TINT;
            case "Pattern", "Indexed", "I", "Lab", "ICCBased" -> UNKNOWN;
            default -> listed(name, resources);
        };
    }

    private static ColourModel listed(COSName name, @Nullable PDResources resources) {
        COSDictionary spaces = resources == null
                ? null
                : resources.getCOSObject().getCOSDictionary(COSName.COLORSPACE);
        COSBase space = spaces == null ? null : spaces.getDictionaryObject(name);
        if (space instanceof COSArray array && array.size() > 0
                && array.getObject(0) instanceof COSName kind) {
            return array.size() > 1 && array.getObject(1) instanceof COSStream profile
                    && kind.equals(COSName.ICCBASED) ? taking(profile.getInt(COSName.N)) : named(kind, null);
        }
        return space instanceof COSName model ? named(model, null) : UNKNOWN;
    }

    private static ColourModel taking(int numbers) {
        return switch (numbers) {
            case 1 -> GRAY;
            case 3 -> RGB;
            case 4 -> CMYK;
            default -> UNKNOWN;
        };
    }

    /// The colour that is painted with until numbers are given; null if that is not known.
    @Nullable
    Rgb initial() {
        return switch (this) {
            case GRAY, RGB, CMYK -> Rgb.BLACK;
            case TINT, UNKNOWN -> null;
        };
    }

    /// The colour of some numbers; null if it is not known.
    @Nullable
    Rgb colour(List<COSBase> operands) {
        double[] parts = operands.stream().filter(COSNumber.class::isInstance)
                .mapToDouble(part -> Math.clamp(((COSNumber) part).floatValue(), 0f, 1f)).toArray();
        return switch (this) {
            case GRAY -> parts.length == 1 ? Rgb.gray(parts[0]) : null;
            case RGB -> parts.length == 3 ? new Rgb(parts[0], parts[1], parts[2]) : null;
            case CMYK -> parts.length == 4 ? Rgb.cmyk(parts[0], parts[1], parts[2], parts[3]) : null;
            case TINT -> parts.length > 0 && sum(parts) == 0 ? Rgb.WHITE : null;
            case UNKNOWN -> null;
        };
    }

    private static double sum(double[] parts) {
        double sum = 0;
        for (double part : parts) {
            sum += part;
        }
        return sum;
    }
}
