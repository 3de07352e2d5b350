package dev.carrel.web.api;

import java.util.List;

import dev.carrel.base.Worded;
import dev.carrel.library.capture.BrowserExtension;
import dev.carrel.library.capture.BrowserExtension.Browser;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Route.Gives;

/// The extension, for a browser to load.
public final class ExtensionRoutes {
    public List<Route> routes() {
        return List.of(Route.get("/api/extension", "extension", "The browser extension as a ZIP file.",
                Gives.bytes("application/zip"), ExtensionRoutes::zip)
                .asking(Parameters.of(new Parameter.Choice("browser",
                        Worded.words(Browser.values()),
                        "chrome if not said."))));
    }

    private static Reply zip(Call call) {
        Browser browser = call.arguments().text("browser").flatMap(Browser::named).orElse(Browser.CHROME);
        return new Reply.Download("application/zip", "carrel-extension-" + browser.word() + ".zip",
                out -> BrowserExtension.installed().zip(browser, out));
    }
}
