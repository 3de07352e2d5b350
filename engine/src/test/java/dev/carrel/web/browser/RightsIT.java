package dev.carrel.web.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.carrel.web.WebServer;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.guard.AccessToken.Role;
import dev.carrel.web.guard.AccessTokens;
import dev.carrel.web.guard.Admission;
import dev.carrel.web.guard.Binding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

/// What the app offers to whom: nothing that the server would refuse.
final class RightsIT {
    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    void aReaderIsOfferedWhatAReaderMayDo(@TempDir Path folder) throws Exception {
        Path notes = Files.createDirectories(folder.resolve("notes"));
        Files.writeString(notes.resolve("bees.md"), "# Bees\n\nBees dance to tell where flowers are.\n");
        AccessTokens tokens = new AccessTokens(Files.createDirectories(folder.resolve("tokens")),
                Binding::secret, InstantSource.system());
        String reads = tokens.create("ann", Role.READ);
        String writes = tokens.create("bob", Role.WRITE);
        try (Stage stage = new Stage(folder, notes);
                WebServer shared = WebServer.start(stage.library(),
                        new Binding("0.0.0.0", 0, new Admission(null, tokens, null)),
                        new ServerUsage("test", stage.home()), _ -> List.of())) {
            String address = "http://127.0.0.1:" + shared.address().getPort();

            Page owner = stage.openNew("/library");
            assertThat(button(owner, "Sync all")).isVisible();
            assertThat(owner.getByText("Add documents")).isVisible();

            Page reader = stage.openNew("/library");
            reader.navigate(address + "/?token=" + reads);
            reader.navigate(address + "/library");
            assertThat(reader.getByText("notes").first()).isVisible();
            assertThat(button(reader, "Sync all")).isHidden();
            assertThat(reader.getByText("Add documents")).isHidden();
            reader.navigate(address + "/documents");
            reader.locator(".work").first().click();
            assertThat(button(reader, "Export")).isVisible();
            assertThat(button(reader, "Tag")).isHidden();
            assertThat(button(reader, "Remove")).isHidden();
            reader.navigate(address + "/settings");
            assertThat(reader.getByText("They are changed at the machine that Carrel runs on.")).isVisible();
            assertThat(reader.locator(".setting-control .field").first()).isDisabled();

            Page writer = stage.openNew("/library");
            writer.navigate(address + "/?token=" + writes);
            writer.navigate(address + "/library");
            assertThat(button(writer, "Sync all")).isVisible();
            writer.navigate(address + "/settings");
            assertThat(writer.locator(".setting-control .field").first()).isDisabled();
        }
    }
}
