package dev.carrel.library.model;

import java.util.List;

import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;

/// Embedding models: those that are known, and one that was checked.
public final class ModelsJson {
    private static final ObjectShape<ModelUse> USE = Shape.<ModelUse>object("ModelUse")
            .whole("window", ModelUse::window)
            .text("pooling", ModelUse::pooling)
            .text("queryPrefix", ModelUse::queryPrefix)
            .text("documentPrefix", ModelUse::documentPrefix);

    private static final ObjectShape<ListedModel> MODEL = Shape.<ListedModel>object("ListedModel")
            .text("name", ListedModel::name)
            .text("place", ListedModel::place)
            .whole("megabytes", ListedModel::megabytes)
            .list("dimensions", ValueShape.WHOLE, model -> List.<Number>copyOf(model.dimensions()))
            .text("languages", ListedModel::languages)
            .text("licence", ListedModel::licence)
            .text("note", ListedModel::note)
            .one("use", USE, ListedModel::use);

    public static final ObjectShape<List<ListedModel>> MODELS = Shape.<List<ListedModel>>object("KnownModels")
            .list("models", MODEL, all -> all);

    public static final ObjectShape<ModelCheck.Result> CHECKED = Shape.<ModelCheck.Result>object(
            "CheckedModel")
            .text("name", ModelCheck.Result::name)
            .whole("dimensions", ModelCheck.Result::dimensions)
            .one("use", USE, ModelCheck.Result::use)
            .whole("room", ModelCheck.Result::room)
            .whole("passageTokens", ModelCheck.Result::ceiling)
            .measured("openedInSeconds", ModelCheck.Result::seconds)
            .whole("measuredTokens", ModelCheck.Result::tokens)
            .measured("passagesPerSecond", ModelCheck.Result::passages);

    private ModelsJson() {}
}
