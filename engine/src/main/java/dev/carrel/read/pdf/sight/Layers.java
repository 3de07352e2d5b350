package dev.carrel.read.pdf.sight;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentGroup;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentProperties;
import org.jspecify.annotations.Nullable;

/// The layers of a page that are open, and whether one of them is switched off.
final class Layers {
    private static final COSName GROUPS = COSName.getPDFName("OCGs");
    private static final COSName POLICY = COSName.getPDFName("P");

    private final Deque<Boolean> open = new ArrayDeque<>();
    private @Nullable PDOptionalContentProperties properties;

    void start(@Nullable PDOptionalContentProperties known) {
        open.clear();
        properties = known;
    }

    void begin(COSName tag, @Nullable COSDictionary layer) {
        open.push(tag.equals(COSName.OC) && layer != null && isOff(layer));
    }

    void end() {
        open.poll();
    }

    boolean isOff() { return open.contains(true); }

    /// One layer, or several of which one must be on; other rules are left to programs that show layers.
    private boolean isOff(COSDictionary layer) {
        if (properties == null) {
            return false;
        }
        if (COSName.OCG.equals(layer.getCOSName(COSName.TYPE))) {
            return !properties.isGroupEnabled(new PDOptionalContentGroup(layer));
        }
        List<COSDictionary> groups = groups(layer.getDictionaryObject(GROUPS));
        boolean anyOn = !layer.containsKey(POLICY) || "AnyOn".equals(layer.getNameAsString(POLICY));
        return anyOn && !layer.containsKey(COSName.getPDFName("VE")) && !groups.isEmpty()
                && groups.stream().noneMatch(group -> isOn(group, properties));
    }

    private static boolean isOn(COSDictionary group, PDOptionalContentProperties properties) {
        return !COSName.OCG.equals(group.getCOSName(COSName.TYPE))
                || properties.isGroupEnabled(new PDOptionalContentGroup(group));
    }

    private static List<COSDictionary> groups(@Nullable COSBase named) {
        Stream<?> all = named instanceof COSArray array
                ? Stream.iterate(0, i -> i < array.size(), i -> i + 1).map(array::getObject)
                : Stream.ofNullable(named);
        return all.filter(COSDictionary.class::isInstance).map(COSDictionary.class::cast).toList();
    }
}
