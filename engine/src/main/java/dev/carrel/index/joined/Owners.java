package dev.carrel.index.joined;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import dev.carrel.document.DocumentId;

/// The library that each document is of: the first that holds it. A file that was added to several libraries has the same id in all of them and
/// is found once.
final class Owners {
    private final List<Member> members;
    private final Map<DocumentId, Member> known = new ConcurrentHashMap<>();

    Owners(List<Member> members) {
        this.members = members;
    }

    /// Documents that nobody holds are left out.
    Map<DocumentId, Member> of(Collection<DocumentId> documents) throws IOException {
        Set<DocumentId> unknown = new HashSet<>(documents);
        unknown.removeAll(known.keySet());
        for (Member member : members) {
            if (unknown.isEmpty()) {
                break;
            }
            member.ask(moment -> moment.census().coverage(unknown)).forEach(each -> {
                known.putIfAbsent(each.origin().id(), member);
                unknown.remove(each.origin().id());
            });
        }
        Map<DocumentId, Member> owners = new HashMap<>();
        for (DocumentId document : documents) {
            Member owner = known.get(document);
            if (owner != null) {
                owners.put(document, owner);
            }
        }
        return owners;
    }
}
