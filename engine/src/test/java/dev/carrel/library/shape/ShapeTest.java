package dev.carrel.library.shape;

import java.util.List;
import java.util.Map;

import dev.carrel.testing.StrictSchema;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class ShapeTest {
    private record Fish(String name, @Nullable Double length, List<String> colours) {}

    private record Caught(Fish fish, int year) {}

    private static final ObjectShape<Fish> FISH = Shape.<Fish>object("Fish")
            .text("name", Fish::name)
            .maybe("length", ValueShape.MEASURED, Fish::length).saying("in centimetres")
            .texts("colours", Fish::colours)
            .sometimes("plain", ValueShape.TRUTH, fish -> fish.colours().isEmpty() ? true : null);

    private static final ObjectShape<Caught> CAUGHT = Shape.<Caught>object("Caught")
            .all(FISH, Caught::fish)
            .text("name", caught -> caught.fish().name().toUpperCase(java.util.Locale.ROOT))
            .whole("year", Caught::year);

    private static JsonNode json(Object tree) {
        return JsonMapper.shared().valueToTree(tree);
    }

    @Test
    void membersComeInTheirOrderAndNullIsSaid() {
        assertThat(FISH.tree(new Fish("cod", null, List.of("grey")))).hasToString(
                "{name=cod, length=null, colours=[grey]}");
    }

    @Test
    void aMemberOfAnotherFormIsLeftOut() {
        assertThat(FISH.tree(new Fish("cod", 60.0, List.of()))).containsEntry("plain", true);
        assertThat(FISH.tree(new Fish("cod", 60.0, List.of("grey")))).doesNotContainKey("plain");
    }

    @Test
    void aMemberThatIsSaidAnewTakesThePlaceOfTheFirst() {
        assertThat(CAUGHT.tree(new Caught(new Fish("cod", 60.0, List.of("grey")), 2026)))
                .hasToString("{name=COD, length=60.0, colours=[grey], year=2026}");
    }

    @Test
    void whatIsWrittenIsWhatIsDescribed() {
        assertThat(StrictSchema.violations(CAUGHT, json(CAUGHT.tree(
                new Caught(new Fish("cod", null, List.of()), 2026))))).isEmpty();
        assertThat(StrictSchema.violations(FISH,
                json(Map.of("name", "cod", "length", 3, "colours", List.of(), "weight", 4)))).hasSize(1);
        assertThat(StrictSchema.violations(FISH, json(Map.of("name", 3)))).hasSize(3);
    }

    @Test
    void oneNameCannotMeanTwoShapes() {
        Definitions definitions = new Definitions("#/");
        FISH.schema(definitions);
        FISH.schema(definitions);
        ObjectShape<Caught> other = Shape.<Caught>object("Fish").whole("year", Caught::year);
        assertThat(definitions.all()).containsOnlyKeys("Fish");
        assertThatThrownBy(() -> other.schema(definitions)).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Fish");
    }

    @Test
    void eitherIsWrittenByItsType() {
        Shape<Object> either = Shape.either(List.of(new Shape.Case<>(String.class, ValueShape.TEXT),
                new Shape.Case<>(Fish.class, FISH)));
        assertThat(either.tree("cod")).isEqualTo("cod");
        assertThat(either.tree(new Fish("cod", 1.0, List.of("grey")))).isInstanceOf(Map.class);
        assertThatThrownBy(() -> either.tree(3)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void numbersLoseTheNoiseOfTheirLastBits() {
        assertThat(RoundedNumber.of(0.1 + 0.2)).isEqualTo(0.3);
        assertThat(RoundedNumber.of(0.01639344262)).isEqualTo(0.0163934);
        assertThat(RoundedNumber.of(-123.4567891)).isEqualTo(-123.457);
        assertThat(RoundedNumber.of(0.0)).isEqualTo(0.0);
        assertThat(RoundedNumber.of(Double.NaN)).isNull();
    }
}
