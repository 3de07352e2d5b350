package dev.carrel.assist.rephrase;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import dev.carrel.assist.chat.ModelIdentity;

/// Models that did not answer in time, and are not waited for again for a while: a search that waits each time is worse than
/// one without them. Safe for many threads.
public final class ModelRests {
    private static final Duration PAUSE = Duration.ofMinutes(1);

    private record Rest(Instant end, String because) {}

    private final InstantSource clock;
    private final Map<ModelIdentity, Rest> rests = new ConcurrentHashMap<>();

    public ModelRests(InstantSource clock) {
        this.clock = clock;
    }

    /// Why a model is not asked now; nothing if it may be.
    Optional<String> reason(ModelIdentity model) {
        return Optional.ofNullable(rests.get(model)).filter(rest -> clock.instant().isBefore(rest.end()))
                .map(Rest::because);
    }

    void begin(ModelIdentity model, String because) {
        rests.put(model, new Rest(clock.instant().plus(PAUSE), because));
    }
}
