package dev.carrel.web;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;

import dev.carrel.base.UserHome;
import dev.carrel.document.origin.Source;
import dev.carrel.library.Library;
import dev.carrel.library.map.LibraryMap;
import dev.carrel.library.settings.Settings;
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
import dev.carrel.web.guard.Binding;
import dev.carrel.web.guard.Pairings;
import dev.carrel.web.job.Feed;
import dev.carrel.web.job.Jobs;
import dev.carrel.web.list.WorkRoutes;
import dev.carrel.web.map.MapRoutes;
import dev.carrel.web.map.MapUpkeep;
import dev.carrel.web.openapi.Description;
import dev.carrel.web.route.Mount;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Routes;
import dev.carrel.web.setup.FileRoutes;
import dev.carrel.web.setup.FolderRoutes;
import dev.carrel.web.setup.LibrariesRoutes;
import dev.carrel.web.setup.SettingsRoutes;

/// A library that is served: its routes and jobs, wired.
final class ServedLibrary implements AutoCloseable {
    private final Library library;
    private final ServerUsage machine;
    private final Function<Library, List<Mount>> mounts;
    private final Pairings pairings;
    private final LibraryMap mapped;
    private final Feed feed = new Feed();
    private final LibraryNews news;
    private final Jobs jobs;
    private final MapUpkeep map;
    private final Optional<SourceWatch> watch;
    private volatile Answering answering;

    /// The routes and mounts that answer, under the settings of the moment.
    ///
    /// @param library a view of the one that is served
    private record Answering(Library library, Routes routes, List<Mount> mounts) {}

    /// @param mounts what else is spoken about a library
    ServedLibrary(Library library, ServerUsage machine, Function<Library, List<Mount>> mounts) {
        this.library = library;
        this.machine = machine;
        this.mounts = mounts;
        this.news = new LibraryNews(library, feed);
        this.jobs = new Jobs(feed, news::tell, System::nanoTime);
        this.pairings = new Pairings(machine.home().library(library.name()).resolve("pairings"),
                Binding::secret, System::nanoTime);
        this.mapped = new LibraryMap(library);
        this.map = new MapUpkeep(library, mapped, jobs);
        this.answering = answering(library);
        this.watch = machine.watches()
                ? Optional.of(new SourceWatch(library, this::sync))
                : Optional.empty();
    }

    Routes routes() {
        return answering.routes();
    }

    List<Mount> mounts() {
        return answering.mounts();
    }

    /// True for the token of an extension that is paired with it.
    boolean knows(String token) {
        return pairings.knows(token);
    }

    private Answering answering(Library view) {
        return new Answering(view, described(routes(view), machine.version()), mounts.apply(view));
    }

    /// Answers under other settings from now on. What is under way ends as it began: until the library is closed, the
    /// view that it works with stays open.
    private synchronized void take(Settings settings) throws IOException {
        answering = answering(library.with(settings));
    }

    private BooleanSupplier sync(List<Source> changed) {
        return new SourceRoutes(answering.library(), jobs, news::tell).sync(changed)::isToRead;
    }

    private Routes routes(Library library) {
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
                new SettingsRoutes(library, machine.home(), machine.host(), this::take).routes(),
                new LibrariesRoutes(library.name(), machine.host(), jobs).routes(),
                new FolderRoutes(UserHome.path()).routes(),
                new FileRoutes(library).routes(),
                new LibraryRoutes(library, machine).routes()));
    }

    /// With the route that describes all of them, itself included.
    private static Routes described(Routes routes, String version) {
        List<Route> all = new ArrayList<>(routes.all());
        all.add(Route.get("/api/openapi.json", "openapi", "This description.",
                ValueShape.ANYTHING, _ -> Description.of(new Routes(all), version)));
        return new Routes(all);
    }

    /// Ends jobs in good order, and tells listeners that no more news comes.
    @Override
    public void close() {
        watch.ifPresent(SourceWatch::close);
        news.close();
        map.close();
        feed.close();
        jobs.close();
    }
}
