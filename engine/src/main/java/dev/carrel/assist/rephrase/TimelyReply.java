package dev.carrel.assist.rephrase;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ChatRequest;

/// Waits for a model's reply, but not for long, and not at all for one that was too slow a moment ago.
///
/// @param limit how long
record TimelyReply(Duration limit, ModelRests rests) {
    /// There is no reply in time.
    static final class TooSlow extends IOException {
        private static final long serialVersionUID = 1L;

        private TooSlow(String message) {
            super(message);
        }
    }

    /// The model is asked on a thread of its own, which is interrupted when the time is over: that ends the request, and does
    /// not count as a fault of the endpoint, which may well answer other questions that have more time.
    String reply(ChatModel model, ChatRequest request) throws IOException {
        Optional<String> rest = rests.reason(model.identity());
        if (rest.isPresent()) {
            throw new TooSlow(rest.get());
        }
        FutureTask<String> task = new FutureTask<>(() -> model.reply(request, _ -> {}));
        Thread.ofVirtual().start(task);
        try {
            return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw slow(model);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException failure ? failure : new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("The search was interrupted.");
        } finally {
            task.cancel(true);
        }
    }

    private TooSlow slow(ChatModel model) {
        String because = model.identity().name() + " at " + model.identity().host()
                + " did not answer within expansion.timeout, " + limit.toSeconds() + " s.";
        rests.begin(model.identity(), because);
        return new TooSlow(because);
    }
}
