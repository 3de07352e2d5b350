package dev.carrel.web.api;

import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.base.UserError;
import dev.carrel.base.Worded;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.document.origin.CapturedPage.Occasion;
import dev.carrel.library.Library;
import dev.carrel.library.capture.Captured;
import dev.carrel.library.capture.StoredPage;
import dev.carrel.library.json.DocumentJson;
import dev.carrel.library.json.RemovalJson;
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

import static java.util.stream.Collectors.partitioningBy;
import static java.util.stream.Collectors.toSet;

/// Pages that a browser sends.
///
/// @param changed is told when a page came in
public record PageRoutes(Library library, Pairings pairings, Runnable changed) {
    private static final int LARGEST_PAGE = 10_000_000;
    /// As text: four signs for three bytes.
    private static final int LARGEST_PDF = 40_000_000;
    private static final int MOST_IDS = 1000;

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

    private static final ObjectShape<StoredPage> STORED = Shape.<StoredPage>object("StoredPage")
            .text("document", stored -> stored.document().value())
            .text("page", StoredPage::page).saying("the same for all versions of one page")
            .text("address", stored -> stored.told().address())
            .text("title", stored -> stored.told().title())
            .text("time", stored -> stored.told().time().toString())
            .text("occasion", stored -> stored.told().occasion().word()).saying("chosen or remembered")
            .truth("pdf", stored -> stored.form() == StoredPage.Form.PDF)
            .truth("earlier", stored -> stored.age() == StoredPage.Age.EARLIER)
            .saying("whether the page has changed since");

    public List<Route> routes() {
        return List.of(
                Route.get("/api/pairings", "pairingCode",
                        "The code that a browser extension is paired with now, for the app to show.",
                        PAIRING, _ -> new Pairing(pairings.code(), pairings.paired()))
                        .with(Route.Effect.CHANGE),
                Route.post("/api/pairings", "pair", "A token for a code, which is good once.",
                        TOKEN, this::pair)
                        .taking(Parameters.of(new Parameter.Text("code", Parameter.Need.REQUIRED, 20,
                                "What the app shows."))),
                Route.get("/api/pages", "listPages", "All pages that browsers sent, with their versions.",
                        Shape.listOf(STORED), _ -> library.intake().captured()),
                Route.delete("/api/pages", "removePages", "Deletes pages that browsers sent.",
                        RemovalJson.REMOVAL, this::remove)
                        .asking(Parameters
                                .of(new Parameter.Texts("id", Parameter.Need.REQUIRED, MOST_IDS, 200,
                                        "Their documents."))),
                Route.create("/api/pages", "capturePage",
                        "Stores a web page with its main content and a summary, or a PDF. What has much changed at its address is a new version of it. Needs the token of a pairing.",
                        CAPTURED, this::capture)
                        .taking(Parameters.of(
                                new Parameter.Text("url", Parameter.Need.REQUIRED, 8000, "Its address."),
                                new Parameter.Text("title", Parameter.Need.OPTIONAL, 2000, "Its title."),
                                new Parameter.Text("html", Parameter.Need.OPTIONAL, LARGEST_PAGE,
                                        "The page as the browser has it."),
                                new Parameter.Text("pdf", Parameter.Need.OPTIONAL, LARGEST_PDF,
                                        "Instead of html: the PDF that the browser shows, in base 64."),
                                new Parameter.Choice("occasion",
                                        Worded.words(Occasion.values()),
                                        "Whether the person chose it, or reads it and wants that remembered; chosen if not said."),
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
        CapturedPage page = page(call.arguments());
        Captured captured = call.arguments().has("pdf")
                ? library.intake().capture(page, pdf(call.arguments()))
                : library.intake().capture(page);
        changed.run();
        return captured;
    }

    private static byte[] pdf(Arguments arguments) {
        try {
            return Base64.getDecoder().decode(arguments.required("pdf"));
        } catch (IllegalArgumentException e) {
            throw UserError.usage("The PDF is not in base 64.", "Encode its bytes.");
        }
    }

    /// Other documents of the library stay: an extension takes out what extensions put in.
    private RemovalJson.Removed remove(Call call) throws IOException {
        Set<String> captured = library.intake().captured().stream()
                .map(stored -> stored.document().value()).collect(toSet());
        Map<Boolean, List<String>> named = call.arguments().texts("id").stream().distinct()
                .collect(partitioningBy(captured::contains));
        List<DocumentId> documents = named.getOrDefault(true, List.of()).stream().map(DocumentId::new)
                .toList();
        if (!documents.isEmpty()) {
            library.intake().forget(documents);
            changed.run();
        }
        return RemovalJson.Removed.of(library.name(), documents, List.of(),
                named.getOrDefault(false, List.of()));
    }

    private static CapturedPage page(Arguments arguments) {
        return new CapturedPage(arguments.required("url").strip(), arguments.text("title").orElse(""),
                html(arguments), arguments.text("time").map(PageRoutes::time).orElseGet(Instant::now),
                arguments.text("occasion").flatMap(Occasion::named).orElse(Occasion.CHOSEN));
    }

    private static String html(Arguments arguments) {
        if (arguments.has("html") == arguments.has("pdf")) {
            throw UserError.usage("A page is either html or pdf.", "Send one of them.");
        }
        return arguments.text("html").orElse("");
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
