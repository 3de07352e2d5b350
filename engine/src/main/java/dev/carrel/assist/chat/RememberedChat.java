package dev.carrel.assist.chat;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/// A model that is not asked twice for the same: its replies are kept, and given again while model, instructions and material
/// are unchanged.
public final class RememberedChat implements ChatModel {
    private final ChatModel model;
    private final KeptReplies replies;

    public RememberedChat(ChatModel model, KeptReplies replies) {
        this.model = model;
        this.replies = replies;
    }

    @Override
    public ModelIdentity identity() {
        return model.identity();
    }

    @Override
    public OptionalInt context(int wanted) {
        return model.context(wanted);
    }

    @Override
    public String reply(ChatRequest request, Consumer<String> pieces) throws IOException {
        Optional<String> known = replies.find(model.identity(), request);
        if (known.isPresent()) {
            pieces.accept(known.get());
            return known.get();
        }
        String reply = model.reply(request, pieces);
        replies.keep(model.identity(), request, reply);
        return reply;
    }
}
