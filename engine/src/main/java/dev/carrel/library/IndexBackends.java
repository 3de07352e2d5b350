package dev.carrel.library;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.endpoint.EndpointAddress;
import dev.carrel.endpoint.EndpointFailure;
import dev.carrel.endpoint.KeySource;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.backend.BackendSettings;
import dev.carrel.index.backend.IndexBackend;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.library.home.Generations;
import dev.carrel.library.settings.Settings;
import org.jspecify.annotations.Nullable;

/// The engines that hold libraries' indexes: the embedded one, and those of other jars, which are looked for only when a library's
/// settings name one.
public final class IndexBackends {
    /// The jars of the other ones, as the launcher says; on the class path where tests put them there.
    public static final String JARS = "carrel.backends";

    private static final String EMBEDDED = "lucene";
    private static final String NONE = "none";

    private IndexBackends() {}

    /// The index of the library in a folder, by the engine that its settings name.
    ///
    /// @throws UserError if there is no such engine, or the settings do not say where it is
    public static RebuildableIndex open(Path folder, Settings settings, OwnRecords own) throws IOException {
        return open(String.valueOf(folder.getFileName()), folder, settings, own);
    }

    /// The same for what is not yet or no longer a library, and so in a folder of another name.
    ///
    /// @param name of the library
    public static RebuildableIndex open(String name, Path folder, Settings settings, OwnRecords own)
            throws IOException {
        return isEmbedded(settings)
                ? new CurrentIndex(new Generations(folder), settings.keywordScoring(), own)
                : named(settings.text("index.backend")).open(of(name, folder, settings),
                        settings.keywordScoring(),
                        own);
    }

    /// True if the index is in the library's own folder.
    public static boolean isEmbedded(Settings settings) {
        return settings.text("index.backend").equals(EMBEDDED);
    }

    private static IndexBackend named(String name) {
        return Stream.of(IndexBackends.class.getClassLoader(), ofJars()).flatMap(Stream::ofNullable)
                .flatMap(loader -> ServiceLoader.load(IndexBackend.class, loader).stream())
                .map(ServiceLoader.Provider::get).filter(backend -> backend.name().equals(name)).findFirst()
                .orElseThrow(() -> UserError.cannotRun(
                        "This Carrel cannot use " + name + ": the part for it is not installed.",
                        "Start it with ./carrel, which builds that part."));
    }

    /// Open as long as the program runs: an index may need another class at any time.
    private static @Nullable ClassLoader ofJars() {
        String jars = System.getProperty(JARS, "");
        return jars.isEmpty()
                ? null
                : new URLClassLoader(Stream.of(jars.split(File.pathSeparator)).map(IndexBackends::url)
                        .toArray(URL[]::new), IndexBackends.class.getClassLoader());
    }

    private static URL url(String jar) {
        try {
            return Path.of(jar).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(jar, e);
        }
    }

    /// The address of a library's index and the way in, by its settings.
    private static BackendSettings of(String name, Path folder, Settings settings) {
        String ca = settings.text("index.certificate-authority");
        return new BackendSettings(name, hosts(settings.text("index.hosts")),
                credentials(folder, settings),
                ca.equals(NONE) ? Optional.empty() : Optional.of(folder.resolve(ca)),
                settings.whole("index.shards"));
    }

    private static List<URI> hosts(String written) {
        if (written.equals(NONE)) {
            throw UserError.usage("The settings do not say where the cluster is.",
                    "Name its machines: carrel config index.hosts https://search.example.org:9200");
        }
        return Stream.of(written.split(",")).map(each -> host(each.strip())).toList();
    }

    /// As it was written, without a slash at its end.
    private static URI host(String written) {
        String scheme = String.valueOf(EndpointAddress.of(written).base().getScheme());
        return URI
                .create((written.contains("://") ? written : scheme + "://" + written).replaceAll("/+$", ""));
    }

    private static Optional<BackendSettings.Credentials> credentials(Path folder, Settings settings) {
        try {
            String user = settings.text("index.user");
            return user.equals(NONE)
                    ? Optional.empty()
                    : Optional.of(new BackendSettings.Credentials(user, KeySource
                            .of(settings.text("index.password-from"), folder).key(System::getenv)
                            .orElse("")));
        } catch (EndpointFailure.Thrown e) {
            throw UserError.cannotRun("The password for the cluster is not there, or others can read it.",
                    "index.password-from names a variable, or a file that only you can read.");
        }
    }
}
