package dev.carrel.web.guard;

import java.util.Optional;

import dev.carrel.web.route.ErrorReply;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class GuardTest {
    private static final Guard LOCAL = new Guard("127.0.0.1", 7391, Admission.OPEN, "paired"::equals);
    private static final Guard OPEN = new Guard("0.0.0.0", 7391, new Admission("secret", null, null),
            "paired"::equals);

    private static RequestFacts to(String host) {
        return new RequestFacts("POST", "/api/status", host, null, null, null, null);
    }

    private static RequestFacts from(String origin, String path) {
        return new RequestFacts("POST", path, "127.0.0.1:7391", origin, null, null, null);
    }

    private static RequestFacts fetched(String site, String mode, String path) {
        return new RequestFacts("GET", path, "127.0.0.1:7391", null, site, mode, null);
    }

    private static int status(Guard guard, RequestFacts visit) {
        return guard.refuse(visit).map(ErrorReply::status).orElse(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1:7391", "localhost:7391", "LocalHost:7391", "LOCALHOST:7391",
            "[::1]:7391"})
    void itsOwnNamesAreLetIn(String host) {
        assertThat(status(LOCAL, to(host))).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "evil.example", "evil.example:7391", "127.0.0.1", "127.0.0.1:7392",
            "127.0.0.1:73911", "localhost.:7391", "localhost.evil.example:7391", "evil-localhost:7391",
            "127.0.0.1.evil.example:7391", "127.0.0.1.:7391", "user@127.0.0.1:7391",
            "127.0.0.1:7391@evil:7391",
            "127.0.0.1:80:7391", "[::1", "::1:7391", "[::2]:7391", "192.168.1.5:7391", "2130706433:7391",
            " 127.0.0.1:7391", ":7391"})
    void everyOtherNameIsForeign(String host) {
        assertThat(status(LOCAL, to(host))).isEqualTo(403);
    }

    @Test
    void aRequestWithoutAHostIsForeign() {
        assertThat(status(LOCAL, new RequestFacts("POST", "/", null, null, null, null, null))).isEqualTo(403);
    }

    @Test
    void theUsualPortNeedNotBeNamed() {
        Guard usual = new Guard("127.0.0.1", 80, Admission.OPEN, "paired"::equals);
        assertThat(status(usual, to("127.0.0.1"))).isEqualTo(200);
        assertThat(status(usual, to("localhost:80"))).isEqualTo(200);
        assertThat(status(usual, to("localhost:81"))).isEqualTo(403);
    }

    @Test
    void theNameThatItListensAtIsItsOwn() {
        Guard named = new Guard("Desk.local", 7391, new Admission("secret", null, null), "paired"::equals);
        assertThat(
                status(named, new RequestFacts("POST", "/", "desk.LOCAL:7391", null, null, null, "secret")))
                .isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"192.168.1.5:7391,200", "[fe80::1]:7391,200", "0.0.0.0:7391,200", "printer.local:7391,403",
            "evil.example:7391,403", "192.168.1.5.evil.example:7391,403"})
    void whereOthersCanReachItNumbersAreItsOwnToo(String host, int status) {
        assertThat(status(OPEN, new RequestFacts("POST", "/", host, null, null, null, "secret")))
                .isEqualTo(status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "http://evil.example", "https://127.0.0.1:7391", "http://127.0.0.1",
            "http://127.0.0.1:7392", "http://localhost:7391", "http://127.0.0.1:7391.evil.example", "",
            "http://127.0.0.1:7391/"})
    void pagesOfOtherSitesAreNotAnswered(String origin) {
        assertThat(status(LOCAL, from(origin, "/api/search"))).isEqualTo(403);
    }

    @Test
    void itsOwnPageIsAnswered() {
        assertThat(status(LOCAL, from("http://127.0.0.1:7391", "/api/search"))).isEqualTo(200);
        assertThat(status(LOCAL, from("HTTP://127.0.0.1:7391", "/api/search"))).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"chrome-extension://abcdef,/api/pages,200", "moz-extension://1b-2c,/api/pairings,200",
            "safari-web-extension://X,/api/pages,200", "chrome-extension://abcdef,/api/pages/x,403",
            "chrome-extension://abcdef,/api/status,403", "chrome-extension://abc.evil,/api/pages,403",
            "xchrome-extension://abc,/api/pages,403", "chrome-extension://,/api/pages,403"})
    void extensionsReachOnlyWhatIsTheirs(String origin, String path, int status) {
        RequestFacts visit = by(origin, "POST", path, "paired");
        assertThat(status(LOCAL, visit)).isEqualTo(status);
        assertThat(LOCAL.isExtension(visit)).isEqualTo(status == 200);
    }

    private static RequestFacts by(String origin, String method, String path, @Nullable String token) {
        return new RequestFacts(method, path, "127.0.0.1:7391", origin, "cross-site", "cors", token);
    }

    @ParameterizedTest
    @CsvSource({"GET,/api/search", "POST,/api/pages", "GET,/api/pages", "DELETE,/api/pages",
            "POST,/api/similar"})
    void extensionsBringTheTokenOfTheirPairing(String method, String path) {
        assertThat(status(LOCAL, by("moz-extension://1b-2c", method, path, "paired"))).isEqualTo(200);
        assertThat(status(LOCAL, by("moz-extension://1b-2c", method, path, "guessed"))).isEqualTo(401);
        assertThat(status(LOCAL, by("moz-extension://1b-2c", method, path, null))).isEqualTo(401);
        assertThat(status(LOCAL, by("moz-extension://1b-2c", "OPTIONS", path, null))).isEqualTo(200);
    }

    @Test
    void noExtensionReadsTheCode() {
        assertThat(status(LOCAL, by("moz-extension://1b-2c", "GET", "/api/pairings", "paired")))
                .isEqualTo(403);
    }

    @ParameterizedTest
    @CsvSource({"same-origin,cors,/api/status,200", "none,navigate,/api/status,200",
            "cross-site,cors,/api/status,403", "cross-site,no-cors,/app/app.js,403",
            "same-site,cors,/api/status,403", "cross-site,navigate,/api/status,403",
            "cross-site,navigate,/search,200", "same-site,navigate,/,200", "nonsense,cors,/,403"})
    void aLinkFromElsewhereLeadsToPagesAndNotToData(String site, String mode, String path, int status) {
        assertThat(status(LOCAL, fetched(site, mode, path))).isEqualTo(status);
    }

    @Test
    void theTokenIsAskedForWhereThereIsOne() {
        assertThat(status(OPEN, new RequestFacts("POST", "/", "127.0.0.1:7391", null, null, null, null)))
                .isEqualTo(401);
        assertThat(status(OPEN, new RequestFacts("POST", "/", "127.0.0.1:7391", null, null, null, "wrong")))
                .isEqualTo(401);
        assertThat(status(OPEN, new RequestFacts("POST", "/", "127.0.0.1:7391", null, null, null, "secre")))
                .isEqualTo(401);
        assertThat(status(OPEN, new RequestFacts("POST", "/", "127.0.0.1:7391", null, null, null, "secret")))
                .isEqualTo(200);
    }

    @Test
    void foreignersAreToldNothingOfTheToken() {
        assertThat(
                status(OPEN, new RequestFacts("POST", "/", "evil.example:7391", null, null, null, "secret")))
                .isEqualTo(403);
        assertThat(LOCAL.isToken("")).isFalse();
    }

    @Test
    void aLongNameIsRepeatedInPartOnly() {
        Optional<ErrorReply> refusal = LOCAL.refuse(to("x".repeat(10_000)));
        assertThat(refusal.orElseThrow().message()).hasSizeLessThan(120);
    }

    @ParameterizedTest
    @CsvSource({"127.0.0.1,true", "localhost,true", "LOCALHOST,true", "::1,true", "[::1],true",
            "0.0.0.0,false",
            "192.168.1.5,false", "127.0.0.1.evil.example,false", "::,false"})
    void onlyThisMachineReachesLoopback(String host, boolean loopback) {
        assertThat(Guard.isLoopback(host)).isEqualTo(loopback);
    }
}
