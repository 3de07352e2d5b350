package dev.carrel.index.opensearch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import dev.carrel.base.UserError;
import dev.carrel.index.backend.BackendSettings;
import org.jspecify.annotations.Nullable;

/// Real nodes of OpenSearch with the k-NN plugin on this machine, from the files that Maven has fetched.
final class TestCluster implements AutoCloseable {
    private static final String SERVER = "a91faa1dc1cadc78cb278b4f63847e19e1627a4e9de698e14e7efc14ee37b286";
    private static final String PLUGIN = "ac392ca28a39b3bf290648a422ef30cb149dda2963a9d7feb26060e932341c9a";
    /// OpenSearch does not run as root.
    private static final String USER = "20001";
    private static final Duration PATIENCE = Duration.ofMinutes(20);

    private static @Nullable TestCluster shared;

    private final Path folder;
    private final List<Node> nodes = new ArrayList<>();

    /// A node, which may have been ended.
    ///
    /// @param number from 0
    record Node(int number, int http, int transport, Process process) {
        URI uri() {
            return URI.create("http://127.0.0.1:" + http);
        }
    }

    /// What the nodes are to have.
    enum Plugins {
        K_NN, NONE
    }

    private TestCluster(int size, Plugins plugins) throws IOException {
        this.folder = Files.createTempDirectory(Path.of("/tmp"), "carrel-cluster");
        Path server = unpacked(plugins);
        give(folder);
        List<Integer> ports = IntStream.range(0, 2 * size).mapToObj(_ -> freePort()).toList();
        for (int i = 0; i < size; i++) {
            nodes.add(start(server, i, ports.subList(0, size), ports.subList(size, 2 * size)));
        }
    }

    static TestCluster start(int size, Plugins plugins) throws IOException {
        TestCluster cluster = new TestCluster(size, plugins);
        Runtime.getRuntime().addShutdownHook(new Thread(cluster::end));
        cluster.awaitGreen(size);
        return cluster;
    }

    /// One node for all tests that do no harm to it. One that runs already can be named by `-Dcluster.hosts=`.
    static synchronized List<URI> shared() throws IOException {
        String running = System.getProperty("cluster.hosts");
        if (running != null) {
            return List.of(URI.create(running));
        }
        if (shared == null) {
            shared = start(1, Plugins.K_NN);
        }
        return shared.hosts();
    }

    static BackendSettings settings(String library, List<URI> hosts) {
        return new BackendSettings(library, hosts, Optional.empty(), Optional.empty(),
                BackendSettings.SHARDS);
    }

    List<URI> hosts() {
        return nodes.stream().map(Node::uri).toList();
    }

    List<Node> nodes() {
        return List.copyOf(nodes);
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private Path unpacked(Plugins plugins) throws IOException {
        Path files = Path.of(System.getProperty("cluster.server", "target/server"));
        unzip(only(files, "opensearch-[\\d.]+\\.zip"), SERVER, folder);
        Path server = only(folder, "opensearch-.*");
        if (plugins == Plugins.K_NN) {
            unzip(only(files, "opensearch-knn-.*\\.zip"), PLUGIN, server.resolve("plugins/opensearch-knn"));
        }
        return server;
    }

    private static Path only(Path in, String name) throws IOException {
        try (Stream<Path> all = Files.list(in)) {
            return all.filter(path -> path.getFileName().toString().matches(name)).findFirst()
                    .orElseThrow(() -> new IOException("no " + name + " in " + in));
        }
    }

    private static void unzip(Path file, String sha256, Path to) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                DigestInputStream checked = new DigestInputStream(in, MessageDigest.getInstance("SHA-256"));
                ZipInputStream zip = new ZipInputStream(checked)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path target = to.resolve(entry.getName()).normalize();
                if (!entry.isDirectory() && !entry.getName().contains("/ingest-geoip/")
                        && target.startsWith(to)) {
                    Files.createDirectories(target.getParent());
                    Files.copy(zip, target);
                }
            }
            checked.transferTo(OutputStream.nullOutputStream());
            String found = HexFormat.of().formatHex(checked.getMessageDigest().digest());
            if (!found.equals(sha256)) {
                throw new IOException(file + " is another file than the one that was tried: " + found);
            }
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private Node start(Path server, int number, List<Integer> http, List<Integer> transport)
            throws IOException {
        Path home = folder.resolve("node-" + number);
        Path conf = Files.createDirectories(home.resolve("config"));
        Files.createDirectories(home.resolve("temp"));
        Files.copy(server.resolve("config/log4j2.properties"), conf.resolve("log4j2.properties"));
        Files.writeString(conf.resolve("opensearch.yml"), """
                cluster.name: %s
                node.name: node-%d
                network.host: 127.0.0.1
                http.port: %d
                transport.port: %d
                path.data: %s
                path.logs: %s
                discovery.seed_hosts: [%s]
                cluster.initial_cluster_manager_nodes: [%s]
                cluster.routing.allocation.disk.threshold_enabled: false
                cluster.routing.allocation.node_concurrent_recoveries: 10
                action.auto_create_index: false
                """.formatted(folder.getFileName(), number, http.get(number), transport.get(number),
                home.resolve("data"), home.resolve("logs"),
                transport.stream().map(port -> "\"127.0.0.1:" + port + "\"").collect(Collectors.joining(",")),
                IntStream.range(0, http.size()).mapToObj(i -> "\"node-" + i + "\"")
                        .collect(Collectors.joining(","))));
        // The folders of others are left alone: nodes that run make and delete files there.
        give(home);
        return new Node(number, http.get(number), transport.get(number), run(server, home));
    }

    /// Lets nodes write there.
    private static void give(Path folder) throws IOException {
        if (isRoot()) {
            make("chown", "-R", USER + ":" + USER, folder.toString());
        }
    }

    /// A node refuses to run as root.
    private static boolean isRoot() { return System.getProperty("user.name").equals("root"); }

    private static Process run(Path server, Path home) throws IOException {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(List.of("setpriv", "--reuid=" + USER, "--regid=" + USER, "--clear-groups"));
        }
        command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-javaagent:" + server.resolve("agent/opensearch-agent.jar"),
                "--add-modules=jdk.incubator.vector", "--enable-native-access=ALL-UNNAMED", "-Xms512m",
                "-Xmx512m",
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + home.resolve("temp"),
                "-Dopensearch.path.home=" + server, "-Dopensearch.path.conf=" + home.resolve("config"),
                "-Dopensearch.distribution.type=zip", "-Dopensearch.bundled_jdk=false", "-cp",
                server + "/lib/*",
                "org.opensearch.bootstrap.OpenSearch"));
        return new ProcessBuilder(command).directory(home.toFile()).redirectErrorStream(true)
                .redirectOutput(home.resolve("output.log").toFile()).start();
    }

    private static void make(String... command) throws IOException {
        try {
            if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
                throw new IOException(String.join(" ", command));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    /// Waits until so many nodes have found one another and hold all shards.
    void awaitGreen(int size) throws IOException {
        Instant end = Instant.now().plus(PATIENCE);
        while (true) {
            try (ClusterClient client = new ClusterClient(settings("none", alive()))) {
                client.get("_cluster/health?wait_for_status=green&timeout=60s&wait_for_nodes=" + size
                        + "&wait_for_no_relocating_shards=true");
                return;
            } catch (IOException | UserError notYet) {
                if (Instant.now().isAfter(end)
                        || nodes.stream().noneMatch(node -> node.process().isAlive())) {
                    throw new IOException("the cluster did not start, see " + folder, notYet);
                }
            }
        }
    }

    /// The node that leads the others.
    Node manager() throws IOException {
        try (ClusterClient client = new ClusterClient(settings("none", alive()))) {
            String name = client.get("_cat/cluster_manager?format=json").path(0).path("node").asString();
            return nodes.get(Integer.parseInt(name.substring("node-".length())));
        }
    }

    private List<URI> alive() {
        return nodes.stream().filter(node -> node.process().isAlive()).map(Node::uri).toList();
    }

    /// Ends a node without a warning.
    void kill(Node node) {
        node.process().destroyForcibly().onExit().join();
    }

    /// Starts a node again that was killed, with what it had.
    Node restart(Node node) throws IOException {
        Path server = only(folder, "opensearch-.*");
        Node again = new Node(node.number(), node.http(), node.transport(),
                run(server, folder.resolve("node-" + node.number())));
        nodes.set(node.number(), again);
        return again;
    }

    private void end() {
        nodes.forEach(this::kill);
        try {
            make("rm", "-rf", folder.toString());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        end();
    }
}
