package dev.carrel.assist.extract;

import java.util.List;

/// The blocks that come nearest to answering a question, best first.
///
/// @param confidence that one of them answers, from 0 to 1
public record ExtractedBlocks(List<AnswerBlock> blocks, double confidence) {
    /// Below this, of questions about subjects that a library knows, one of fifteen that it answers is taken for one that
    /// it does not, and half of those that it does not answer are told apart (docs/answers.md).
    private static final double ENOUGH = 0.25;

    public ExtractedBlocks {
        blocks = List.copyOf(blocks);
    }

    /// False if the library does not say.
    public boolean isAnswer() { return confidence >= ENOUGH; }
}
