package dev.carrel.web.jetty;

import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.nio.channels.UnresolvedAddressException;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.IntFunction;

import dev.carrel.base.UserError;
import dev.carrel.web.guard.AccessLog;
import dev.carrel.web.guard.Binding;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.http.UriCompliance.Violation;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.VirtualThreadPool;

/// A server that listens.
public final class JettyServer implements AutoCloseable {
    private static final int LONGEST_HEADERS = 64 * 1024;
    private static final long IDLE_MILLIS = 60_000;
    /// For a request that is still arriving or being answered when the server ends, and for everything to end after that: within five
    /// seconds it is promised to be over.
    private static final long ARRIVAL_MILLIS = 2_000;
    private static final long PATIENCE_MILLIS = 2_500;

    private final Server server;
    private final String host;
    private final int port;

    private JettyServer(Server server, String host, int port) {
        this.server = server;
        this.host = host;
        this.port = port;
    }

    /// @param front makes what answers, once the port is known
    /// @param log   hears of every request; none if there is nobody to hear
    public static JettyServer start(Binding binding, IntFunction<FrontHandler> front,
            Optional<AccessLog> log) throws IOException {
        VirtualThreadPool threads = new VirtualThreadPool();
        threads.setName("web");
        Server server = new Server(threads);
        PatientConnector connector = new PatientConnector(server, new HttpConnectionFactory(configuration()),
                ARRIVAL_MILLIS);
        connector.setHost(binding.host());
        connector.setPort(binding.port());
        connector.setIdleTimeout(IDLE_MILLIS);
        server.addConnector(connector);
        server.setStopTimeout(PATIENCE_MILLIS);
        open(connector, binding);
        server.setHandler(new GracefulHandler(
                connector.remembering(front.apply(connector.getLocalPort()))));
        server.setErrorHandler(new PlainErrors());
        log.ifPresent(kept -> server.setRequestLog(new RequestEntries(kept, InstantSource.system())));
        LifeCycle.start(server);
        return new JettyServer(server, binding.host(), connector.getLocalPort());
    }

    private static HttpConfiguration configuration() {
        HttpConfiguration configuration = new HttpConfiguration();
        configuration.setSendServerVersion(false);
        configuration.setSendDateHeader(false);
        configuration.setRequestHeaderSize(LONGEST_HEADERS);
        // Line ends that only some programs on the way take for line ends let one request hide inside another.
        configuration.setHttpCompliance(HttpCompliance.RFC9110.without("lines",
                HttpCompliance.Violation.LF_HEADER_TERMINATION,
                HttpCompliance.Violation.LF_CHUNK_TERMINATION));
        // Names of documents are paths and DOIs, which have slashes in one segment.
        configuration.setUriCompliance(UriCompliance.DEFAULT.with("names", Violation.AMBIGUOUS_PATH_SEPARATOR,
                Violation.AMBIGUOUS_PATH_ENCODING, Violation.AMBIGUOUS_EMPTY_SEGMENT,
                Violation.SUSPICIOUS_PATH_CHARACTERS, Violation.AMBIGUOUS_PATH_SEGMENT));
        return configuration;
    }

    private static void open(ServerConnector connector, Binding binding) throws IOException {
        try {
            connector.open();
        } catch (IOException e) {
            if (e.getCause() instanceof UnresolvedAddressException) {
                throw UserError.cannotRun("There is no address " + binding.host() + ".",
                        "Give one of this machine with --host, or leave it out.");
            }
            if (e instanceof BindException || e.getCause() instanceof BindException) {
                throw UserError.cannotRun("Port " + binding.port() + " of " + binding.host()
                        + " is taken or not to be had.", "Choose another with --port, or 0 for any.");
            }
            throw e;
        }
    }

    public URI address() {
        String name = host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
        return URI.create("http://" + name + ":" + port + "/");
    }

    /// Answers what is under way and ends.
    @Override
    public void close() {
        LifeCycle.stop(server);
    }
}
