package dev.carrel.read.pdf.block;

import java.util.regex.Pattern;

/// The label that a caption opens with: `Figure 3:`, `Fig. 3.`, `Table 2`.
public final class CaptionLabel {
    public static final Pattern PATTERN = Pattern.compile(
            "^((?:Supplementary |Extended Data |Additional )?(?:Fig(?:ure|s?\\.)?|FIG(?:URE|\\.)?|Table|TABLE|Tab\\.|Scheme|SCHEME|Chart|Plate"
                    + "|Box|Listing|Algorithm|Exhibit|Panel))\\s*\\.?\\s*((?:[A-Z]\\.?)?\\d+(?:\\.\\d+)?[a-z]?|[IVX]+)(?![\\w,;])\\s*"
                    + "([.:|)–—-]*)\\s*");

    private CaptionLabel() {}
}
