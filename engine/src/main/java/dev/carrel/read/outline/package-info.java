/// What do all readers of marked-up text have in common?
///
/// They fill an [Outline] of headings, text, captions and references and tell a [MetadataBuilder] what they find out; [Composer] makes
/// a document of both and knows what headings mean.
///
/// Deliberately absent: any format's own rules.
@NullMarked
package dev.carrel.read.outline;

import org.jspecify.annotations.NullMarked;
