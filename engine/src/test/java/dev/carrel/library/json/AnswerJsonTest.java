package dev.carrel.library.json;

import java.io.ByteArrayOutputStream;
import java.util.List;

import dev.carrel.search.Answers;
import org.junit.jupiter.api.Test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

class AnswerJsonTest {
    @Test
    void anAnswerHasAllItsKeysInOrderAndNullsWhereNothingIsKnown() {
        assertThat(written(AnswerJson.Told.plain(Answers.of(List.of(Answers.both()))))).isEqualTo(
                """
                        {"query":"automation bias","mode":"hybrid","view":"papers","ranking":"rrf",\
                        "weights":{"semantic":0.35,"keyword":0.65,"reasons":["year"]},\
                        "queries":["automation bias"],"corrected":null,"notes":[],\
                        "coverage":{"documents":1204,"unsearchable":3,"withoutVectors":12,"truncated":0},\
                        "took":{"embedMs":3.1,"keywordMs":0.8,"semanticMs":0.9,"totalMs":5.2},"alone":null,"weak":null,\
                        "results":[{"rank":1,"score":0.0325225,"match":"both",\
                        "document":{"id":"0123456789abcdef","title":"Trust in automation",\
                        "authors":["A One","B Two","C Three","D Four"],"year":2023,"type":"paper","path":"/papers/trust.pdf",\
                        "url":null,"doi":null,"citekey":null,"zotero":null,"collections":[],"tags":[],"entryType":null,"contributors":[],"site":null,"versions":[],"labels":{"tags":[],"starred":false,"reading":"none"},"truncated":false},\
                        "passage":{"id":"0123456789abcdef-4","section":"methods","parts":["methods"],\
                        "heading":["Trust in automation","3 Methods"],"page":3,"paragraph":0,"start":0,\
                        "text":"People trust it. Automation bias <grows> with time. It ends there.",\
                        "snippet":"People trust it. <mark>Automation</mark> <mark>bias</mark> &lt;grows&gt; with time.\
                         It ends there. …","sentence":{"start":17,"end":51},"zotero":null},\
                        "semantic":{"rank":1,"similarity":0.89},\
                        "keyword":{"rank":2,"score":12.3,"relevance":0.9,"terms":["automation","bias"]},\
                        "queryScores":null,"signals":null,"weak":false,"certainty":0.89}]}
                        """);
    }

    @Test
    void aListThatDidNotFindItIsNull() {
        assertThat(written(AnswerJson.Told.plain(Answers.of(List.of(Answers.keywordOnly())))))
                .contains("\"match\":\"keyword\"", "\"semantic\":null,\"keyword\":{\"rank\":1");
    }

    @Test
    void whereNoWordMatchedThereIsNoSentence() {
        assertThat(written(AnswerJson.Told.plain(Answers.of(List.of(Answers.titled("Reefs", "Corals."))))))
                .contains("\"snippet\":\"Corals.\",\"sentence\":null,\"zotero\":null}");
    }

    @Test
    void resultsThatDoNotAnswerAreMarkedFromTheFirstOn() {
        assertThat(written(AnswerJson.Told.plain(Answers.weakFrom(2, "zebra"))))
                .contains("\"weak\":{\"from\":2,\"absent\":[\"zebra\"]}", "\"signals\":null,\"weak\":false,",
                        "\"signals\":null,\"weak\":true,");
    }

    @Test
    void anExplanationComesLast() {
        assertThat(written(AnswerJson.Told.explained(Answers.of(List.of(Answers.both()))))).endsWith(
                """
                        "certainty":0.89,"explain":{\
                        "semantic":{"rank":1,"raw":0.89,"weight":0.35,"share":0.0107,"label":"Meaning",\
                        "says":"place 1 · value 0.89 · weight 0.35"},\
                        "keyword":{"rank":2,"raw":12.3,"weight":0.65,"share":0.0217,"label":"Words",\
                        "says":"place 2 · value 12.3 · weight 0.65"}}}],\
                        "explain":{"formula":"RRF adds weight ÷ (60 + place) for each list that holds the result.",\
                        "weights":{"semantic":0.35,"keyword":0.65,"reasons":["year"]},"rrfK":60}}
                        """);
    }

    private static String written(AnswerJson.Told told) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Json.write(told, AnswerJson.ANSWER, out);
        return out.toString(UTF_8);
    }
}
