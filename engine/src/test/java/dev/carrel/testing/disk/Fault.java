package dev.carrel.testing.disk;

import java.util.EnumSet;
import java.util.Set;

/// A way in which one operation on a disk fails.
public enum Fault {
    /// There is no room: for nothing that needs some.
    NO_SPACE(EnumSet.of(Operation.CREATE, Operation.WRITE, Operation.MAKE_FOLDER, Operation.MOVE)),
    /// The device does not answer, whatever is asked of it.
    INPUT_OUTPUT(EnumSet.allOf(Operation.class)),
    /// Only the first half of what is to be written arrives.
    TORN_WRITE(EnumSet.of(Operation.WRITE)),
    /// Nothing works any more, and what was not synced may be gone.
    POWER_LOSS(EnumSet.of(Operation.CREATE, Operation.WRITE, Operation.MAKE_FOLDER, Operation.MOVE,
            Operation.DELETE, Operation.SYNC));

    /// What is done to a disk.
    enum Operation {
        OPEN, LIST, READ, CREATE, WRITE, SYNC, MAKE_FOLDER, MOVE, DELETE, SET_ATTRIBUTE
    }

    private final Set<Operation> operations;

    Fault(Set<Operation> operations) {
        this.operations = operations;
    }

    boolean strikes(Operation operation) {
        return operations.contains(operation);
    }

    String message() {
        return switch (this) {
            case NO_SPACE -> "No space left on device";
            case INPUT_OUTPUT, TORN_WRITE -> "Input/output error";
            case POWER_LOSS -> "the power is off";
        };
    }
}
