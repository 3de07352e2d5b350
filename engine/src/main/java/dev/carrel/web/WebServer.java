package dev.carrel.web;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.library.Library;
import dev.carrel.library.map.LibraryMap;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.web.annotation.AnnotationRoutes;
import dev.carrel.web.api.AskRoutes;
import dev.carrel.web.api.AssistantRoutes;
import dev.carrel.web.api.DocumentRoutes;
import dev.carrel.web.api.EvaluationRoutes;
import dev.carrel.web.api.ExportRoutes;
import dev.carrel.web.api.ExtensionRoutes;
import dev.carrel.web.api.JobRoutes;
import dev.carrel.web.api.LibraryRoutes;
import dev.carrel.web.api.MatrixRoutes;
import dev.carrel.web.api.PageRoutes;
import dev.carrel.web.api.PassageRoutes;
import dev.carrel.web.api.SearchRoutes;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.api.SourceRoutes;
import dev.carrel.web.app.Assets;
import dev.carrel.web.guard.Binding;
import dev.carrel.web.guard.Guard;
import dev.carrel.web.guard.Pairings;
import dev.carrel.web.guard.RateLimit;
import dev.carrel.web.jetty.ApiHandler;
import dev.carrel.web.jetty.AppHandler;
import dev.carrel.web.jetty.FrontHandler;
import dev.carrel.web.jetty.JettyServer;
import dev.carrel.web.job.Feed;
import dev.carrel.web.job.Jobs;
import dev.carrel.web.list.WorkRoutes;
import dev.carrel.web.map.MapRoutes;
import dev.carrel.web.map.MapUpkeep;
import dev.carrel.web.openapi.Description;
import dev.carrel.web.route.Mount;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Routes;

/// The server of one library: the app, the routes and the jobs, wired.
public final class WebServer implements AutoCloseable {
    private final Library library;
    private final Feed feed = new Feed();
    private final LibraryNews news;
    private final Jobs jobs;
    private final MapUpkeep map;
    private final JettyServer server;
    private final Optional<SourceWatch> watch;

    private WebServer(Library library, Binding binding, ServerUsage machine, List<Mount> mounts)
            throws IOException {
        this.library = library;
        this.news = new LibraryNews(library, feed);
        this.jobs = new Jobs(feed, news::tell, System::nanoTime);
        Pairings pairings = pairings(machine);
        LibraryMap mapped = new LibraryMap(library);
        this.map = new MapUpkeep(library, mapped, jobs);
        ApiHandler api = new ApiHandler(described(routes(machine, pairings, mapped), machine.version()));
        AppHandler app = new AppHandler(new Assets());
        this.server = JettyServer.start(binding, port -> new FrontHandler(
                new Guard(binding.host(), port, binding.admission(), pairings::knows), rate(library),
                new FrontHandler.Doors(api, app, mounts)), Optional.ofNullable(machine.log()));
        this.watch = machine.watches()
                ? Optional.of(new SourceWatch(library, new SourceRoutes(library, jobs, news::tell)::sync))
                : Optional.empty();
    }

    /// Listens from now on. The library is the caller's to close, afterwards.
    ///
    /// @param mounts what else is spoken here
    public static WebServer start(Library library, Binding binding, ServerUsage machine, List<Mount> mounts)
            throws IOException {
        return new WebServer(library, binding, machine, mounts);
    }

    private Routes routes(ServerUsage machine, Pairings pairings, LibraryMap mapped) {
        return Routes.of(Stream.of(new SearchRoutes(library).routes(),
                new AskRoutes(library).routes(),
                new AssistantRoutes(library, machine.home()).routes(),
                new MatrixRoutes(library, jobs).routes(),
                new MapRoutes(mapped, jobs).routes(),
                new DocumentRoutes(library, news::tell).routes(),
                new WorkRoutes(library, news::tell, InstantSource.system()).routes(),
                new AnnotationRoutes(library).routes(),
                new PassageRoutes(library).routes(),
                new SourceRoutes(library, jobs, news::tell).routes(),
                new ExportRoutes(library).routes(),
                new PageRoutes(library, pairings, news::tell).routes(),
                new ExtensionRoutes().routes(),
                new JobRoutes(jobs, feed).routes(),
                new EvaluationRoutes(library, machine.home(), jobs).routes(),
                new LibraryRoutes(library, machine).routes()));
    }

    /// A sixth of what is allowed in a minute may come at once.
    private static RateLimit rate(Library library) {
        int each = library.settings().whole("serve.requests-per-minute");
        return new RateLimit(Math.max(1, each / 6), Duration.ofMinutes(1).dividedBy(each), System::nanoTime);
    }

    private Pairings pairings(ServerUsage machine) {
        return new Pairings(machine.home().library(library.name()).resolve("pairings"),
                Binding::secret, System::nanoTime);
    }

    /// With the route that describes all of them, itself included.
    private static Routes described(Routes routes, String version) {
        List<Route> all = new ArrayList<>(routes.all());
        all.add(Route.get("/api/openapi.json", "openapi", "This description.",
                ValueShape.ANYTHING, _ -> Description.of(new Routes(all), version)));
        return new Routes(all);
    }

    /// Where the app is.
    public URI address() {
        return server.address();
    }

    /// Ends jobs in good order, tells listeners that no more news comes, and answers what is under way.
    @Override
    public void close() {
        watch.ifPresent(SourceWatch::close);
        news.close();
        map.close();
        feed.close();
        jobs.close();
        server.close();
    }
}
