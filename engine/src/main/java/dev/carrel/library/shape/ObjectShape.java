package dev.carrel.library.shape;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/// An object with its members in the order in which they are sent.
public final class ObjectShape<T> implements Shape<T> {
    /// Takes one thing out of a value.
    @FunctionalInterface
    public interface Reading<T, V> {
        @Nullable
        V of(T value);
    }

    /// Whether a member is sent where there is nothing to say.
    enum Presence {
        ALWAYS, SOMETIMES
    }

    record Member<T>(String name, Presence presence, Shape<?> shape, Reading<T, Object> tree,
            String about) {
        <S> Member<S> of(Reading<S, T> part) {
            return new Member<>(name, presence, shape, value -> {
                T of = part.of(value);
                return of == null ? null : tree.of(of);
            }, about);
        }

        Map<String, Object> schema(Definitions definitions) {
            Map<String, Object> schema = new LinkedHashMap<>(shape.schema(definitions));
            if (!about.isEmpty()) {
                schema.put("description", about);
            }
            return schema;
        }
    }

    private final String name;
    private final List<Member<T>> members;

    ObjectShape(String name, List<Member<T>> members) {
        this.name = name;
        this.members = members;
    }

    String name() {
        return name;
    }

    public ObjectShape<T> text(String member, Reading<T, String> reading) {
        return one(member, ValueShape.TEXT, reading);
    }

    public ObjectShape<T> texts(String member, Reading<T, List<String>> reading) {
        return list(member, ValueShape.TEXT, reading);
    }

    public ObjectShape<T> whole(String member, Reading<T, Number> reading) {
        return one(member, ValueShape.WHOLE, reading);
    }

    public ObjectShape<T> measured(String member, Reading<T, Double> reading) {
        return one(member, ValueShape.MEASURED, reading);
    }

    public ObjectShape<T> truth(String member, Reading<T, Boolean> reading) {
        return one(member, ValueShape.TRUTH, reading);
    }

    public <V> ObjectShape<T> list(String member, Shape<V> each, Reading<T, List<V>> reading) {
        return one(member, Shape.listOf(each), reading);
    }

    public <V> ObjectShape<T> one(String member, Shape<V> shape, Reading<T, V> reading) {
        return with(member, Presence.ALWAYS, shape, reading);
    }

    /// A member that is null where there is nothing to say.
    public <V> ObjectShape<T> maybe(String member, Shape<V> shape, Reading<T, V> reading) {
        return one(member, Shape.maybe(shape), reading);
    }

    /// A member that is left out where there is nothing to say, because it belongs to another form of the same answer.
    public <V> ObjectShape<T> sometimes(String member, Shape<V> shape, Reading<T, V> reading) {
        return with(member, Presence.SOMETIMES, shape, reading);
    }

    /// All members of another object.
    public <V> ObjectShape<T> all(ObjectShape<V> others, Reading<T, V> part) {
        List<Member<T>> more = new ArrayList<>(members);
        others.members.forEach(member -> put(member.of(part), more));
        return new ObjectShape<>(name, List.copyOf(more));
    }

    /// Describes the last member, where its name does not say it.
    public ObjectShape<T> saying(String about) {
        Member<T> last = members.getLast();
        return with(new Member<>(last.name(), last.presence(), last.shape(), last.tree(), about));
    }

    private <V> ObjectShape<T> with(String member, Presence presence, Shape<V> shape, Reading<T, V> reading) {
        return with(new Member<>(member, presence, shape, value -> shape.treeOrNull(reading.of(value)), ""));
    }

    private ObjectShape<T> with(Member<T> member) {
        List<Member<T>> more = new ArrayList<>(members);
        put(member, more);
        return new ObjectShape<>(name, List.copyOf(more));
    }

    /// In the place of the one that was called so before, if there was one.
    private static <T> void put(Member<T> member, List<Member<T>> all) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).name().equals(member.name())) {
                all.set(i, member);
                return;
            }
        }
        all.add(member);
    }

    @Override
    public Map<String, @Nullable Object> tree(T value) {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        for (Member<T> member : members) {
            Object told = member.tree().of(value);
            if (told != null || member.presence() != Presence.SOMETIMES) {
                tree.put(member.name(), told);
            }
        }
        return Collections.unmodifiableMap(tree);
    }

    @Override
    public Map<String, Object> schema(Definitions definitions) {
        return definitions.reference(this);
    }

    /// The schema itself, where only names of other objects stand for them.
    public Map<String, Object> described(Definitions definitions) {
        Map<String, Object> properties = new LinkedHashMap<>();
        members.forEach(member -> properties.put(member.name(), member.schema(definitions)));
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", members.stream().filter(member -> member.presence() != Presence.SOMETIMES)
                .map(Member::name).toList());
        return schema;
    }
}
