package dev.carrel.web.api;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CancellationException;

import dev.carrel.assist.answer.AnswerListener;
import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.base.UserError;
import dev.carrel.library.answers.CheckedAnswerJson;
import dev.carrel.web.job.Feed;
import dev.carrel.web.route.ErrorReply;
import dev.carrel.web.route.News;
import org.jspecify.annotations.Nullable;

/// Tells whoever asked of an answer while it is made. If they leave, the model's reply is ended.
final class AnswerNews implements AnswerListener {
    private static final System.Logger LOG = System.getLogger(AnswerNews.class.getName());

    /// Makes the answer.
    interface Making {
        CheckedAnswer with(AnswerListener listener) throws IOException;
    }

    private final Feed feed = new Feed();
    private int told;

    private AnswerNews() {}

    /// Starts to make the answer; gives the stream that tells of it, from its first sentence on.
    static News of(Making making) {
        AnswerNews answer = new AnswerNews();
        News news = answer.feed.listen();
        Thread.ofVirtual().name("answer").start(() -> answer.make(making));
        return news;
    }

    private void make(Making making) {
        try (feed) {
            tell("answer", CheckedAnswerJson.ANSWER.tree(making.with(this)));
        } catch (CancellationException e) {
            LOG.log(System.Logger.Level.DEBUG, "whoever asked has left");
        } catch (UserError e) {
            fail(503, String.valueOf(e.getMessage()), e.hint());
        } catch (IOException | RuntimeException e) {
            LOG.log(System.Logger.Level.ERROR, "a question failed", e);
            fail(500, "Something went wrong: " + e.getMessage() + ".",
                    "Try again; `carrel doctor` looks for causes.");
        }
    }

    @Override
    public void checked(AnswerSentence sentence) {
        tell("sentence", CheckedAnswerJson.SENTENCE.tree(sentence));
    }

    @Override
    public void arriving() {
        if (feed.listeners() == 0) {
            throw new CancellationException();
        }
    }

    @Override
    public void takenBack() {
        tell("taken-back", Map.of());
    }

    private void fail(int status, String message, @Nullable String hint) {
        tell("error", ErrorReply.SHAPE.tree(new ErrorReply(status, message, hint)));
    }

    /// Each is heard: nothing takes the place of another.
    private void tell(String name, Object tree) {
        feed.tell(String.valueOf(told++), new News.Item(name, tree));
    }
}
