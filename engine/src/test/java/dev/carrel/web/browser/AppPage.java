package dev.carrel.web.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.carrel.testing.ScriptedEndpoint;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.TestInstance;

import static org.assertj.core.api.Assertions.assertThat;

/// Tests of pages of the app over one library for all of them. No test leaves complaints of the browser behind.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class AppPage {
    protected Stage stage;
    private @Nullable ScriptedEndpoint model;

    /// Opens a library without a model.
    protected void open(Path folder, Path... documents) throws IOException {
        stage = new Stage(folder, documents);
    }

    /// Opens a library with a model that answers by a script.
    ///
    /// @param host by which it is called
    protected void open(Path folder, ScriptedEndpoint scripted, String host, Path... documents)
            throws IOException {
        model = scripted;
        stage = new Stage(folder, Map.of("assistant.url", scripted.address().replace("127.0.0.1", host),
                "assistant.model", "tiny"), documents);
    }

    protected ScriptedEndpoint model() {
        return Objects.requireNonNull(model);
    }

    @AfterEach
    void clear() {
        assertThat(stage.complaints()).isEmpty();
        stage.clear();
    }

    @AfterAll
    void close() throws IOException {
        stage.close();
        if (model != null) {
            model.close();
        }
    }

    protected static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
