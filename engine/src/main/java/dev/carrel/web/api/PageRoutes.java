package dev.carrel.web.api;

import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.library.Library;
import dev.carrel.library.capture.Captured;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.web.guard.Pairings;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Route;

/// Pages that a browser sends.
public final class PageRoutes {
    private static final int LARGEST_PAGE = 10_000_000;

    /// @param paired how many extensions are
    private record Pairing(String code, int paired) {}

    private static final ObjectShape<Pairing> PAIRING = Shape.<Pairing>object("Pairing")
            .text("code", Pairing::code)
            .whole("paired", Pairing::paired);
    private static final ObjectShape<String> TOKEN = Shape.<String>object("Token")
            .text("token", token -> token);
    private static final ObjectShape<Captured> CAPTURED = Shape.<Captured>object("CapturedPage")
            .one("document", DocumentJson.SUMMARY, Captured::document)
            .maybe("summary", ValueShape.TEXT, captured -> captured.document().metadata().summary())
            .truth("stored", captured -> captured.news() == Captured.News.STORED);

    private final Library library;
    private final Pairings pairings;
    private final Runnable changed;

    /// @param changed is told when a page came in
    public PageRoutes(Library library, Pairings pairings, Runnable changed) {
        this.library = library;
        this.pairings = pairings;
        this.changed = changed;
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/api/pairings", "pairingCode",
                        "The code that a browser extension is paired with now, for the app to show.",
                        PAIRING, _ -> new Pairing(pairings.code(), pairings.paired())),
                Route.post("/api/pairings", "pair", "A token for a code, which is good once.",
                        TOKEN, this::pair)
                        .taking(Parameters.of(new Parameter.Text("code", Parameter.Need.REQUIRED, 20,
                                "What the app shows."))),
                Route.create("/api/pages", "capturePage",
                        "Stores a web page with its main content and a summary; the same address again replaces it. Needs the token of a pairing.",
                        CAPTURED, this::capture)
                        .taking(Parameters.of(
                                new Parameter.Text("url", Parameter.Need.REQUIRED, 8000, "Its address."),
                                new Parameter.Text("title", Parameter.Need.OPTIONAL, 2000, "Its title."),
                                new Parameter.Text("html", Parameter.Need.REQUIRED, LARGEST_PAGE,
                                        "The page as the browser has it."),
                                new Parameter.Text("time", Parameter.Need.OPTIONAL, 40,
                                        "When it was seen, as 2026-03-01T12:00:00Z; now if not said."))));
    }

    private String pair(Call call) throws IOException {
        if (!pairings.allowsGuess()) {
            throw new Refused(429, "Too many codes were tried.", "Wait a minute.");
        }
        return pairings.pair(call.arguments().required("code"))
                .orElseThrow(() -> new Refused(403, "This is not the code.",
                        "The app shows it on its page Library; it changes after ten minutes and after use."));
    }

    private Captured capture(Call call) throws IOException {
        if (call.bearer().isEmpty() || !pairings.knows(call.bearer().get())) {
            throw new Refused(401, "Pages are taken from paired browsers only.",
                    "Pair it with the code that the app shows on its page Library.");
        }
        Captured captured = library.intake().capture(page(call.arguments()));
        changed.run();
        return captured;
    }

    private static CapturedPage page(Arguments arguments) {
        return new CapturedPage(arguments.required("url").strip(), arguments.text("title").orElse(""),
                arguments.required("html"),
                arguments.text("time").map(PageRoutes::time).orElseGet(Instant::now));
    }

    private static Instant time(String typed) {
        try {
            return Instant.parse(typed);
        } catch (DateTimeException e) {
            throw UserError.usage("The time " + typed + " cannot be read.",
                    "Write it as 2026-03-01T12:00:00Z.");
        }
    }
}
