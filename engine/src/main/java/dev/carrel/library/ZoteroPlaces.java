package dev.carrel.library;

import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.base.UserError;
import dev.carrel.base.UserHome;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.FileReading;
import dev.carrel.ingest.source.ZoteroCatalogue;
import dev.carrel.read.zotero.http.LocalApi;
import dev.carrel.read.zotero.profile.DataDirectory;
import dev.carrel.read.zotero.profile.Profiles;
import dev.carrel.read.zotero.sqlite.ZoteroDatabase;

/// Finds Zotero libraries: where they are named, or where Zotero keeps them.
///
/// @param base where paths of linked files begin, or `auto`
record ZoteroPlaces(FileReading reading, String base) {
    private static final String ADDRESS = "http://127.0.0.1:23119";

    /// A library that a person named: a data directory, the database in it, or an address. Empty: wherever it is.
    Catalogue named(String place) {
        if (place.isEmpty()) {
            return found();
        }
        if (place.contains("://")) {
            return at(place);
        }
        Path path = Path.of(place);
        Path directory = path.endsWith(ZoteroDatabase.NAME) && Files.isRegularFile(path)
                ? path.resolveSibling(".")
                : path;
        if (!Profiles.isDataDirectory(directory)) {
            throw UserError.usage("There is no " + ZoteroDatabase.NAME + " in " + path + ".",
                    "Zotero shows its data directory in its settings under Advanced, Files and Folders; what is no part"
                            + " of Zotero is named before the option, as in `carrel add FOLDER --zotero`.");
        }
        return at(directory.normalize().toString());
    }

    private Catalogue found() {
        return profiles().find().map(this::in).orElseThrow(() -> UserError.usage(
                "Zotero's data directory was not found.",
                "Name it, as in `carrel add --zotero DIR`, or ask a running Zotero: `carrel add --zotero "
                        + ADDRESS
                        + "`."));
    }

    /// A library that is remembered, whether or not it can be reached now.
    Catalogue at(String place) {
        return place.contains("://")
                ? ZoteroCatalogue.over(LocalApi.at(place), reading)
                : in(profiles().at(Path.of(place)));
    }

    private Catalogue in(DataDirectory data) {
        Path directory = data.path().toAbsolutePath().normalize();
        return ZoteroCatalogue.in(
                new DataDirectory(directory, base.equals("auto") ? data.base() : Path.of(base)), reading);
    }

    private static Profiles profiles() {
        return Profiles.of(System.getenv(), UserHome.path());
    }
}
