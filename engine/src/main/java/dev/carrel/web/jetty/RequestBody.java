package dev.carrel.web.jetty;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeoutException;

import dev.carrel.web.route.Refused;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.server.Request;

/// Reads the body of a request. A body that breaks off, or that is not what its headers say, is the sender's fault.
final class RequestBody {
    private RequestBody() {}

    /// @param largest how many bytes are taken
    static byte[] read(Request request, int largest) throws IOException {
        byte[] bytes = bytes(request, largest);
        if (bytes.length > largest) {
            throw new Refused(413, "More than " + largest + " bytes are not taken.", "Send less.");
        }
        return bytes;
    }

    private static byte[] bytes(Request request, int largest) throws IOException {
        try (InputStream in = Request.asInputStream(request)) {
            return in.readNBytes(largest + 1);
        } catch (HttpException.RuntimeException | EOFException malformed) {
            throw new Refused(400, "The body is not as its headers say.", "Send all of it, in whole chunks.");
        } catch (IOException e) {
            if (e.getCause() instanceof TimeoutException) {
                throw new Refused(408, "The body did not arrive.", "Send it at once.");
            }
            throw e;
        }
    }
}
