package dev.carrel.embed.onnx;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

import static org.assertj.core.api.Assertions.assertThat;

@DisabledOnOs(OS.WINDOWS)
final class RuntimeTelemetryTest {

    @Test
    void theRuntimeReadsThatItShallTellNobody() throws Throwable {
        EmbeddingNetwork.environment();
        assertThat(environmentOfTheProcess(RuntimeTelemetry.VARIABLE)).isEqualTo("1");
    }

    /// Java's own copy is made when it starts.
    @SuppressWarnings("restricted")
    private static String environmentOfTheProcess(String variable) throws Throwable {
        Linker linker = Linker.nativeLinker();
        MethodHandle getenv = linker.downcallHandle(linker.defaultLookup().findOrThrow("getenv"),
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment value = (MemorySegment) getenv.invokeExact(arena.allocateFrom(variable));
            return value.equals(MemorySegment.NULL) ? "" : value.reinterpret(1000).getString(0);
        }
    }
}
