package dev.carrel.cli.forward;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

import dev.carrel.library.Library;

/// A server's ear for commands: runs those that are typed elsewhere, each on a thread of its own, over the library that is
/// open here.
public final class CommandListener implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(CommandListener.class.getName());
    private static final int PATIENCE_SECONDS = 10;

    private final ServerClaim claim;
    private final Library library;
    private final CommandRunner program;
    private final Path socket;
    private final ServerSocketChannel channel;
    private final Set<ServedCommand> conversations = ConcurrentHashMap.newKeySet();
    /// Not virtual ones: a command computes, and would keep the others from the few threads that carry those.
    private final ExecutorService threads = Executors
            .newThreadPerTaskExecutor(Thread.ofPlatform().name("command ", 1).daemon().factory());

    private CommandListener(ServerClaim claim, Library library, CommandRunner program) throws IOException {
        this.claim = claim;
        this.library = library;
        this.program = program;
        this.socket = SocketFolder.make(System.getenv());
        this.channel = SocketFolder.bind(socket);
    }

    /// Listens from now on.
    ///
    /// @param library stays open until this is closed
    /// @param address where people find the server
    public static CommandListener open(ServerClaim claim, Library library, String address,
            CommandRunner program)
            throws IOException {
        CommandListener listener = new CommandListener(claim, library, program);
        Thread.ofPlatform().name("commands").daemon().start(listener::listen);
        new ServerNotice(CommandRequest.PROTOCOL, address, listener.socket, ProcessHandle.current().pid())
                .write(claim.folder());
        return listener;
    }

    private void listen() {
        try {
            while (channel.isOpen()) {
                SocketChannel client = channel.accept();
                threads.execute(() -> converse(client));
            }
        } catch (IOException e) {
            LOG.log(Level.DEBUG, "no more commands are taken", e);
        }
    }

    private void converse(SocketChannel client) {
        ServedCommand conversation = new ServedCommand(client, library, claim.folder());
        conversations.add(conversation);
        try (conversation) {
            conversation.hold(program);
        } catch (IOException | InvalidPathException e) {
            LOG.log(Level.DEBUG, "a client has gone", e);
        } finally {
            conversations.remove(conversation);
        }
    }

    /// Takes no more commands, stops those that are under way in good order, and waits for their end.
    @Override
    public void close() throws IOException {
        ServerNotice.delete(claim.folder());
        channel.close();
        conversations.forEach(ServedCommand::interrupt);
        threads.shutdown();
        if (!haveEnded()) {
            // Whoever does not read what a command prints must not keep it from ending.
            for (ServedCommand conversation : conversations) {
                conversation.close();
            }
            if (!haveEnded()) {
                LOG.log(Level.WARNING, "A command that was handed to the server has not ended.");
            }
        }
        SocketFolder.delete(socket);
    }

    private boolean haveEnded() {
        try {
            return threads.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
