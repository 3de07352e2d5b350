package dev.carrel.testing.disk;

import java.util.Set;

/// A way in which one operation on a disk fails.
public enum Fault {
    /// There is no room: for nothing that needs some.
    NO_SPACE,
    /// The device does not answer, whatever is asked of it.
    INPUT_OUTPUT,
    /// Only the first half of what is to be written arrives.
    TORN_WRITE,
    /// Nothing works any more, and what was not synced may be gone.
    POWER_LOSS;

    /// What is done to a disk.
    enum Operation {
        OPEN, LIST, READ, CREATE, WRITE, SYNC, MAKE_FOLDER, MOVE, DELETE, SET_ATTRIBUTE
    }

    private static final Set<Operation> NEEDING_ROOM = Set.of(Operation.CREATE, Operation.WRITE,
            Operation.MAKE_FOLDER, Operation.MOVE);

    boolean strikes(Operation operation) {
        return switch (this) {
            case INPUT_OUTPUT -> true;
            case TORN_WRITE -> operation == Operation.WRITE;
            case NO_SPACE -> NEEDING_ROOM.contains(operation);
            case POWER_LOSS -> NEEDING_ROOM.contains(operation) || operation == Operation.DELETE
                    || operation == Operation.SYNC;
        };
    }

    String message() {
        return switch (this) {
            case NO_SPACE -> "No space left on device";
            case INPUT_OUTPUT, TORN_WRITE -> "Input/output error";
            case POWER_LOSS -> "the power is off";
        };
    }
}
