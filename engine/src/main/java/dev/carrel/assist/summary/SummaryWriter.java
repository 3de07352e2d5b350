package dev.carrel.assist.summary;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import dev.carrel.assist.answer.CitationMaker;
import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ChatRequest;
import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.assist.check.DraftReader;
import dev.carrel.assist.check.Firewall;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.check.Support;
import dev.carrel.assist.prompt.FittedPassages;
import dev.carrel.assist.prompt.PromptFile;
import dev.carrel.assist.prompt.PromptMaterial;
import dev.carrel.document.Document;
import dev.carrel.document.Passage;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.IndexEntry;
import org.jspecify.annotations.Nullable;

/// Sums up documents: the model section by section, each sentence checked against the passages that it was given; or the
/// document's own central sentences.
///
/// @param extract finds a document's central sentences, on this device
public record SummaryWriter(Firewall firewall, PromptFile prompt, Function<Document, List<String>> extract) {
    private static final int MOST_TOKENS = 300;
    /// A reply that goes on and on is no summary.
    private static final int LONGEST = 4_000;

    /// @param model   what the owner has configured, if anything
    /// @param library as it is now
    public TextSummary summarise(IndexEntry entry, Optional<ChatModel> model, LibraryState library)
            throws IOException {
        SummaryMaterial material = SummaryMaterial.of(entry.passages());
        if (model.isEmpty() || material.groups().isEmpty()) {
            return extracted(entry, library, null);
        }
        List<AnswerSentence> sentences = new ArrayList<>();
        String trouble = null;
        try {
            for (List<Passage> group : material.groups()) {
                sentences.addAll(drafted(entry, group, model.get()));
            }
        } catch (IOException e) {
            trouble = e.getMessage();
        }
        List<AnswerSentence> distinct = sentences.stream().distinct().toList();
        return distinct.stream().anyMatch(AnswerSentence::isChecked)
                ? new TextSummary(entry.origin().id().value(), title(entry), By.MODEL,
                        new Draughtsman(model.get().identity().name(), model.get().identity().host(),
                                prompt.version()),
                        distinct, material.reading(), library, trouble)
                : extracted(entry, library,
                        trouble == null ? "The document carries nothing of what it wrote." : trouble);
    }

    /// The prompt with all that a model may read at once, for models that ask us.
    public String prompt(IndexEntry entry) {
        return prompt.instructions() + "\n\n" + question(entry, given(entry, SummaryMaterial
                .of(entry.passages()).groups().stream().flatMap(List::stream).toList()));
    }

    private String question(IndexEntry entry, List<GivenPassage> given) {
        return prompt.filled(Map.of("passages", PromptMaterial.of(given).text(), "title", title(entry)));
    }

    private List<AnswerSentence> drafted(IndexEntry entry, List<Passage> group, ChatModel model)
            throws IOException {
        FittedPassages fitted = new FittedPassages(model, given -> new ChatRequest(prompt.instructions(),
                question(entry, given), MOST_TOKENS, null));
        List<AnswerSentence> sentences = new ArrayList<>();
        // Passages that a small context has no room for are read after the others.
        List<GivenPassage> unread = given(entry, group);
        while (!unread.isEmpty()) {
            unread = unread.subList(fitted.ask(unread, (request, given) -> {
                sentences.addAll(drafted(request, given, model));
                return given.size();
            }), unread.size());
        }
        return sentences;
    }

    private List<AnswerSentence> drafted(ChatRequest request, List<GivenPassage> given, ChatModel model)
            throws IOException {
        String reply = model.reply(request, _ -> {});
        String read = reply.substring(0, Math.min(LONGEST, reply.length()));
        return cited(firewall.check(DraftReader.read(read), given),
                given.stream().map(GivenPassage::found).toList());
    }

    private static List<GivenPassage> given(IndexEntry entry, List<Passage> passages) {
        List<GivenPassage> given = new ArrayList<>();
        passages.forEach(passage -> given
                .add(new GivenPassage(String.valueOf(given.size() + 1), found(entry, passage))));
        return given;
    }

    private static FoundPassage found(IndexEntry entry, Passage passage) {
        return new FoundPassage(passage, entry.document().metadata(), entry.origin());
    }

    private static List<AnswerSentence> cited(List<CheckedSentence> sentences, List<FoundPassage> found) {
        return sentences.stream().map(CitationMaker.of(found)::sentence).toList();
    }

    /// The summary of the document's own sentences, which its pages carry; a sentence that no passage holds has no place to
    /// show.
    private TextSummary extracted(IndexEntry entry, LibraryState library, @Nullable String trouble) {
        List<CheckedSentence> sentences = new ArrayList<>();
        for (String sentence : extract.apply(entry.document())) {
            entry.passages().stream().filter(passage -> passage.text().contains(sentence)).findFirst()
                    .map(passage -> passage.citing(passage.text().indexOf(sentence)))
                    .ifPresent(passage -> sentences.add(new CheckedSentence(sentence,
                            CheckedSentence.Status.CHECKED,
                            List.of(new Support(found(entry, passage), sentence)), List.of(), Set.of())));
        }
        int passages = entry.passages().size();
        return new TextSummary(entry.origin().id().value(), title(entry), By.EXTRACT, null,
                cited(sentences, sentences.stream().flatMap(each -> each.supports().stream())
                        .map(Support::found).toList()),
                new TextSummary.Reading(passages, passages, List.of()), library, trouble);
    }

    private static String title(IndexEntry entry) {
        return entry.document().metadata().title();
    }
}
