package dev.carrel.embed.endpoint;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;

import dev.carrel.embed.Vector;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.endpoint.EndpointFailure;

/// Gathers the texts of threads that ask at the same time into requests. Whoever gets a free place takes along all that
/// wait, in their order; nobody waits for company, so a single text is sent at once.
final class Batches {
    static final int MOST = 32;

    /// Makes vectors of some texts, in their order.
    interface Request {
        List<Vector> send(List<String> texts) throws EndpointException;
    }

    private record Waiting(String text, CompletableFuture<Vector> vector) {}

    private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
    private final Semaphore places;
    private final Request request;

    Batches(int atOnce, Request request) {
        this.places = new Semaphore(atOnce);
        this.request = request;
    }

    /// Asks again if only the thread that had taken the text along was interrupted.
    Vector vector(String text) throws EndpointException, InterruptedException {
        while (true) {
            try {
                return once(text);
            } catch (EndpointException e) {
                if (!(e.failure() instanceof EndpointFailure.Cancelled)
                        || Thread.currentThread().isInterrupted()) {
                    throw e;
                }
            }
        }
    }

    private Vector once(String text) throws EndpointException, InterruptedException {
        Waiting own = new Waiting(text, new CompletableFuture<>());
        queue.add(own);
        try {
            while (!own.vector().isDone() && send(own) > 0) {
                // until it was among those that were sent
            }
            return own.vector().get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof EndpointException failure) {
                throw failure;
            }
            throw new IllegalStateException("texts could not be embedded", e.getCause());
        } finally {
            queue.remove(own);
        }
    }

    /// @return how many were sent; none if another thread has taken the own one along
    private int send(Waiting own) throws InterruptedException {
        places.acquire();
        try {
            List<Waiting> some = new ArrayList<>();
            if (!own.vector().isDone()) {
                queue.drainTo(some, MOST);
            }
            if (!some.isEmpty()) {
                send(some);
            }
            return some.size();
        } finally {
            places.release();
        }
    }

    /// Where the endpoint does not like one of several texts, each is sent by itself: the others must not suffer.
    private void send(List<Waiting> some) {
        try {
            List<Vector> vectors = request.send(some.stream().map(Waiting::text).toList());
            for (int i = 0; i < some.size(); i++) {
                some.get(i).vector().complete(vectors.get(i));
            }
        } catch (EndpointException e) {
            if (some.size() > 1 && e.failure() instanceof EndpointFailure.Refused) {
                some.forEach(each -> send(List.of(each)));
            } else {
                some.forEach(each -> each.vector().completeExceptionally(e));
            }
        } catch (RuntimeException e) {
            some.forEach(each -> each.vector().completeExceptionally(e));
        }
    }
}
