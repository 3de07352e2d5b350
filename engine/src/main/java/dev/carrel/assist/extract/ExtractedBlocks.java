package dev.carrel.assist.extract;

import java.util.List;

/// The blocks that come nearest to answering a question, best first.
///
/// @param confidence that one of them answers, from 0 to 1
public record ExtractedBlocks(List<AnswerBlock> blocks, double confidence) {
    /// Below this nearly everything is hopeless: of questions about subjects that a library knows, one of thirty that it
    /// answers is taken for one that it does not, and a third of those that it does not answer are told apart
    /// (docs/answers.md). At .25 it was one of fifteen, and half.
    private static final double ENOUGH = 0.12;

    public ExtractedBlocks {
        blocks = List.copyOf(blocks);
    }

    /// False if the library does not say.
    public boolean isAnswer() { return confidence >= ENOUGH; }
}
