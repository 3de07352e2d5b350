package dev.carrel.testing;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/// Gives tests a [Random] whose seed is named when they fail; `-Dtests.seed=` replays it. Every run takes another seed, so a run
/// tries little; `-Dtests.times=20` tries twenty times as much.
public final class Randomized implements ParameterResolver, TestExecutionExceptionHandler {
    private static final String PROPERTY = "tests.seed";

    /// How often something random is to be tried.
    ///
    /// @param usual in a run that nobody asked more of
    public static int rounds(int usual) {
        return usual * Integer.getInteger("tests.times", 1);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Random.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return new Random(seed(context));
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) {
        throw new AssertionError(
                "replay with -D" + PROPERTY + "=" + seed(context) + ": " + failure.getMessage(), failure);
    }

    private static long seed(ExtensionContext context) {
        return context.getStore(Namespace.create(Randomized.class, context.getUniqueId()))
                .computeIfAbsent(PROPERTY, key -> chosen(), Long.class);
    }

    /// Maven passes the placeholder on when no seed is given.
    private static Long chosen() {
        String given = System.getProperty(PROPERTY, "");
        return given.isBlank() || given.startsWith("$")
                ? ThreadLocalRandom.current().nextLong()
                : Long.parseLong(given);
    }
}
