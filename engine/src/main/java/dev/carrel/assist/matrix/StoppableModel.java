package dev.carrel.assist.matrix;

import java.io.IOException;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ChatRequest;
import dev.carrel.assist.chat.ModelIdentity;

/// A model whose replies need not be waited for. Threads are interrupted only while they wait for one: an interrupted
/// thread that reads an index would close its files for all others.
final class StoppableModel implements ChatModel {
    private final ChatModel model;
    private final Set<Thread> waiting = new HashSet<>();
    private boolean stopped;

    StoppableModel(ChatModel model) {
        this.model = model;
    }

    @Override
    public ModelIdentity identity() {
        return model.identity();
    }

    @Override
    public OptionalInt context(int wanted) {
        enter();
        try {
            return model.context(wanted);
        } finally {
            leave();
        }
    }

    @Override
    public String reply(ChatRequest request, Consumer<String> pieces) throws IOException {
        enter();
        try {
            return model.reply(request, pieces);
        } finally {
            leave();
        }
    }

    private synchronized void enter() {
        waiting.add(Thread.currentThread());
        if (stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void leave() {
        waiting.remove(Thread.currentThread());
        boolean _ = Thread.interrupted();
    }

    /// Ends all waiting, now and later.
    synchronized void stop() {
        stopped = true;
        waiting.forEach(Thread::interrupt);
    }
}
