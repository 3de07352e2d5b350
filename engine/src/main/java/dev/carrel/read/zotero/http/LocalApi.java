package dev.carrel.read.zotero.http;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.zotero.ZoteroLibrary;
import dev.carrel.read.zotero.ZoteroRecord;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The library of a Zotero that is running, over its local HTTP interface.
public final class LocalApi {
    private static final int PAGE = 100;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final String address;

    private LocalApi(String address) {
        this.address = address;
    }

    /// @param address such as `http://127.0.0.1:23119`; a path behind it does not matter
    /// @throws UserError if it is not an address of this machine
    public static LocalApi at(String address) {
        try {
            URI uri = new URI(address);
            if ("http".equals(uri.getScheme()) && uri.getHost() != null
                    && InetAddress.getByName(uri.getHost()).isLoopbackAddress()) {
                return new LocalApi("http://" + uri.getAuthority());
            }
        } catch (URISyntaxException | IOException unknown) {
            // Told below, as what is no address of this machine.
        }
        throw UserError.usage(address + " is not an address of this machine.",
                "Zotero answers at http://127.0.0.1:23119.");
    }

    /// Its address without a path: what the library remembers it by.
    public String address() {
        return address;
    }

    /// The address of an item.
    public String address(ZoteroRecord item) {
        return items(item.library()) + "/" + item.key();
    }

    private String library(ZoteroLibrary library) {
        return address + "/api/" + (library.equals(ZoteroLibrary.OWN) ? "users/0" : library.path());
    }

    private String items(ZoteroLibrary library) {
        return library(library) + "/items";
    }

    /// @throws IOException if Zotero does not answer, or not to the end
    public List<ZoteroRecord> records() throws IOException {
        try (HttpClient client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build()) {
            List<ZoteroRecord> records = new ArrayList<>(records(ZoteroLibrary.OWN, client));
            for (JsonNode group : all(address + "/api/users/0/groups", client)) {
                records.addAll(records(ZoteroLibrary.group(group.path("id").asLong(0),
                        group.path("data").path("name").asString("")), client));
            }
            return records;
        }
    }

    private List<ZoteroRecord> records(ZoteroLibrary library, HttpClient client) throws IOException {
        Map<String, JsonNode> collections = new HashMap<>();
        for (JsonNode collection : all(library(library) + "/collections", client)) {
            collections.put(collection.path("key").asString(""), collection.path("data"));
        }
        List<ZoteroRecord> records = new ArrayList<>();
        for (JsonNode item : all(items(library) + "?sort=dateAdded&direction=asc", client)) {
            ApiRecord record = new ApiRecord(item, library, collections);
            if (!record.isTrashed()) {
                records.add(record.wantsFile()
                        ? record.build(file(library, record.key(), client))
                        : record.build(""));
            }
        }
        return records;
    }

    /// The address of a file that the item itself does not tell; empty if there is none.
    private String file(ZoteroLibrary library, String key, HttpClient client) throws IOException {
        HttpResponse<byte[]> answer = ask(items(library) + "/" + key + "/file/view/url", client);
        return answer.statusCode() == 200 ? new String(answer.body(), StandardCharsets.UTF_8).strip() : "";
    }

    private List<JsonNode> all(String address, HttpClient client) throws IOException {
        List<JsonNode> all = new ArrayList<>();
        String separator = address.indexOf('?') < 0 ? "?" : "&";
        while (true) {
            HttpResponse<byte[]> answer = ask(address + separator + "limit=" + PAGE + "&start=" + all.size(),
                    client);
            if (answer.statusCode() != 200) {
                throw refused(answer.statusCode());
            }
            JsonNode page = parsed(answer.body());
            page.forEach(all::add);
            long total = answer.headers().firstValueAsLong("Total-Results").orElse(all.size());
            if (page.isEmpty() || all.size() >= total) {
                return all;
            }
        }
    }

    private static JsonNode parsed(byte[] body) throws UnreadableException {
        try {
            return JsonMapper.shared().readTree(body);
        } catch (JacksonException e) {
            throw new UnreadableException(new Reason.Told("what answers there is not Zotero"));
        }
    }

    private static UnreadableException refused(int status) {
        return new UnreadableException(new Reason.Told(status == 403
                ? "Zotero does not let other programs in; allow it in its settings under Advanced"
                : "Zotero answered with error " + status));
    }

    private static HttpResponse<byte[]> ask(String address, HttpClient client) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address)).timeout(PATIENCE)
                .header("Zotero-API-Version", "3").build();
        try {
            return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
        } catch (ConnectException | HttpTimeoutException nobody) {
            throw new UnreadableException(
                    new Reason.Told("Zotero does not answer there; start it, and allow other programs in its"
                            + " settings under Advanced"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnreadableException(new Reason.Told("interrupted while Zotero was asked"));
        }
    }

}
