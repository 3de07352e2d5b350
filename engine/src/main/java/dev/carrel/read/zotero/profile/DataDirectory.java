package dev.carrel.read.zotero.profile;

import java.nio.file.Path;

import org.jspecify.annotations.Nullable;

/// The folder with `zotero.sqlite` and `storage`.
///
/// @param base the folder that relative paths of linked attachments begin in; null if none is set
public record DataDirectory(Path path, @Nullable Path base) {}
