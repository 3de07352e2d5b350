package dev.carrel.web.jetty;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;

/// A connector that lets requests under way end when the server does. Jetty's own gives every connection one second then,
/// also one whose request is still arriving, which ended with an error.
final class PatientConnector extends ServerConnector {
    private final long patienceMillis;
    private final Set<EndPoint> answering = ConcurrentHashMap.newKeySet();

    PatientConnector(Server server, ConnectionFactory protocol, long patienceMillis) {
        super(server, 1, 1, protocol);
        this.patienceMillis = patienceMillis;
    }

    /// Remembers which connections are being answered.
    Handler remembering(Handler handler) {
        return new Handler.Wrapper(handler) {
            @Override
            public boolean handle(Request request, Response response, Callback callback) throws Exception {
                EndPoint connection = request.getConnectionMetaData().getConnection().getEndPoint();
                answering.add(connection);
                Request.addCompletionListener(request, _ -> isAnswered(connection));
                return super.handle(request, response, callback);
            }
        };
    }

    /// Once the server ends, nobody waits for another request over the same connection.
    private void isAnswered(EndPoint connection) {
        answering.remove(connection);
        if (isShutdown()) {
            connection.setIdleTimeout(getShutdownIdleTimeout());
        }
    }

    @Override
    public CompletableFuture<Void> shutdown() {
        CompletableFuture<Void> done = super.shutdown();
        answering.forEach(connection -> connection.setIdleTimeout(patienceMillis));
        return done;
    }
}
