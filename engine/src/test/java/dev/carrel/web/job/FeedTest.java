package dev.carrel.web.job;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

import dev.carrel.web.route.News;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class FeedTest {
    private static final Duration FOREVER = Duration.ofDays(1);

    private final Feed feed = new Feed();

    private void tell(String topic, Object what) {
        feed.tell(topic, new News.Item(topic, what));
    }

    private static Object heard(News news) throws InterruptedException {
        return news.next(FOREVER).orElseThrow().tree();
    }

    @Test
    void newsAreHeardInOrder() throws InterruptedException {
        try (News news = feed.listen()) {
            tell("a", 1);
            tell("b", 2);
            assertThat(heard(news)).isEqualTo(1);
            assertThat(heard(news)).isEqualTo(2);
            assertThat(news.next(Duration.ZERO)).isEmpty();
        }
    }

    @Test
    void ofOneTopicTheSlowHearTheLatestOnly() throws InterruptedException {
        try (News news = feed.listen()) {
            for (int i = 0; i < 100_000; i++) {
                tell("a", i);
            }
            tell("b", "other");
            assertThat(heard(news)).isEqualTo(99_999);
            assertThat(heard(news)).isEqualTo("other");
            assertThat(news.next(Duration.ZERO)).isEmpty();
        }
    }

    @Test
    void whatWasToldBeforeIsNotHeard() throws InterruptedException {
        tell("a", 1);
        try (News news = feed.listen()) {
            assertThat(news.next(Duration.ZERO)).isEmpty();
        }
    }

    @Test
    void whoGoesIsForgotten() {
        News one = feed.listen();
        News two = feed.listen();
        one.close();
        one.close();
        assertThat(feed.listeners()).isEqualTo(1);
        two.close();
        assertThat(feed.listeners()).isZero();
    }

    @Test
    void theEndIsHeardAfterTheLastNews() throws InterruptedException {
        News news = feed.listen();
        tell("a", 1);
        feed.close();
        assertThat(heard(news)).isEqualTo(1);
        assertThatThrownBy(() -> news.next(FOREVER)).isInstanceOf(InterruptedException.class);
        assertThat(feed.listeners()).isZero();
    }

    @Test
    void whoComesAfterTheEndDoesNotWait() {
        feed.close();
        News late = feed.listen();
        assertThatThrownBy(() -> late.next(FOREVER)).isInstanceOf(InterruptedException.class);
        assertThat(feed.listeners()).isZero();
    }

    @Test
    void manyListenAtOnceAndAllHearTheLast() throws Exception {
        int many = 200;
        CountDownLatch ready = new CountDownLatch(many);
        List<CompletableFuture<Object>> last = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            CompletableFuture<Object> end = new CompletableFuture<>();
            last.add(end);
            Thread.ofVirtual().start(() -> end.complete(listenToTheEnd(ready)));
        }
        ready.await();
        for (int i = 0; i <= 1000; i++) {
            tell("a", i);
        }
        feed.close();
        for (CompletableFuture<Object> each : last) {
            assertThat(each.join()).isEqualTo(1000);
        }
        assertThat(feed.listeners()).isZero();
    }

    private Object listenToTheEnd(CountDownLatch ready) {
        Object latest = "nothing";
        try (News news = feed.listen()) {
            ready.countDown();
            while (true) {
                latest = heard(news);
            }
        } catch (InterruptedException end) {
            return latest;
        }
    }
}
