package dev.carrel.index.backend;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The address of a library's index and the way in.
///
/// @param library     its name
/// @param hosts       any of which can be asked
/// @param credentials of the library's owner there, if any are wanted
/// @param authority   the certificate authority that vouches for the hosts, in PEM; empty: those that the system trusts
/// @param shards      of a new index
public record BackendSettings(String library, List<URI> hosts, Optional<Credentials> credentials,
        Optional<Path> authority, int shards) {
    /// As many as a library of some million passages needs.
    public static final int SHARDS = 3;

    public BackendSettings {
        hosts = List.copyOf(hosts);
    }

    /// A name and a password. The password is in no text of it.
    public record Credentials(String user, String password) {
        @Override
        public String toString() {
            return user + ":…";
        }
    }
}
