package dev.carrel.cli.run;

import java.io.IOException;
import java.util.Optional;

import dev.carrel.endpoint.EndpointAddress;
import dev.carrel.library.endpoint.AllowedHosts;
import dev.carrel.library.endpoint.EndpointRole;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// Asks once for each host, where somebody can answer, before anything is sent to an endpoint on another machine. Where
/// nobody can, the endpoint's client refuses, and says how it is allowed.
///
/// @param home where the answer is kept
public record EndpointConsent(CommandContext desk, Home home) {
    public void settle(EndpointRole role, Settings settings) throws IOException {
        Optional<EndpointAddress> address = role.address(settings)
                .filter(each -> !each.isOnThisMachine());
        AllowedHosts hosts = new AllowedHosts(home);
        if (address.isPresent()
                && hosts.decision(address.get().hostName()) == AllowedHosts.Decision.NEVER_ASKED) {
            settle(question(role, address.get()), address.get().hostName(), hosts);
        }
    }

    private void settle(String question, String host, AllowedHosts hosts) throws IOException {
        if (desk.host().takesAnswers()) {
            Optional<Boolean> answer = new Consent(desk).answer(question + " This is asked once.");
            if (answer.isPresent()) {
                keep(answer.get(), host, hosts);
            }
        } else if (desk.host().isWatched()) {
            desk.note(question + " The server that runs this cannot ask you: type `carrel config --allow "
                    + host + "` or `carrel config --refuse " + host + "`.");
        }
    }

    private static String question(EndpointRole role, EndpointAddress address) {
        return "May " + role.sent() + " be sent to " + address.hostName()
                + (address.isEncrypted() ? "" : ", unencrypted") + "?";
    }

    private static void keep(boolean allowed, String host, AllowedHosts hosts) throws IOException {
        if (allowed) {
            hosts.allow(host);
        } else {
            hosts.refuse(host);
        }
    }
}
