package dev.carrel.embed.onnx;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandleProxies;

/// The switch of ONNX Runtime's telemetry, an environment variable that it reads when it starts.
///
/// Since 1.29 it leaves a device's id and a queue of events in the user's cache folder on Linux and macOS and sends them to
/// its makers; `OrtEnvironment.setTelemetry` comes after the first of them. On its way it matches the command line with an
/// expression that overflows the stack where somebody asks a long question. The launcher sets the variable; this is for
/// programs that are started in another way.
final class RuntimeTelemetry {
    static final String VARIABLE = "ORT_DISABLE_TELEMETRY";

    private RuntimeTelemetry() {}

    /// Has to come before the first use of ONNX Runtime.
    static void switchOff() {
        if (System.getenv(VARIABLE) == null) {
            Linker linker = Linker.nativeLinker();
            linker.defaultLookup().find("setenv").ifPresent(function -> set(linker, function));
        }
    }

    @SuppressWarnings("restricted")
    private static void set(Linker linker, MemorySegment function) {
        FunctionDescriptor setenv = FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS,
                ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        SetVariable variable = MethodHandleProxies.asInterfaceInstance(SetVariable.class,
                linker.downcallHandle(function, setenv));
        try (Arena arena = Arena.ofConfined()) {
            int failure = variable.set(arena.allocateFrom(VARIABLE), arena.allocateFrom("1"), 1);
            if (failure != 0) {
                throw new IllegalStateException(VARIABLE + " cannot be set");
            }
        }
    }

    /// C's `setenv`. Public, because only such an interface can stand for a native function.
    public interface SetVariable {
        int set(MemorySegment name, MemorySegment value, int overwrite);
    }
}
