package dev.carrel.index.joined;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.embed.Vector;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Query;

/// The lists of several libraries, each laid into one.
record JoinedRetrieval(Members members, CommonScale scale) implements PassageRetrieval {
    @Override
    public Ranking keyword(Query query, View view, int depth) throws IOException {
        return joined(view, depth, member -> {
            Ranking own = member.ask(moment -> moment.retrieval().keyword(query, view, depth));
            double factor = scale.of(member, query);
            return own.candidates().stream()
                    .map(each -> new Candidate(each.passage(), factor * each.score())).toList();
        });
    }

    @Override
    public Ranking nearest(Vector vector, Query query, View view, int depth) throws IOException {
        return joined(view, depth, member -> member.isComparable()
                ? member.ask(moment -> moment.retrieval().nearest(vector, query, view, depth)).candidates()
                : List.of());
    }

    private Ranking joined(View view, int depth, Members.MemberQuestion<List<Candidate>> question)
            throws IOException {
        List<List<Candidate>> lists = members.each(question);
        List<Candidate> all = new ArrayList<>();
        for (int i = 0; i < lists.size(); i++) {
            Member member = members.all().get(i);
            Map<DocumentId, Member> owners = members.owners()
                    .of(lists.get(i).stream().map(each -> each.passage().document()).toList());
            lists.get(i).stream()
                    .filter(each -> member.equals(owners.get(each.passage().document()))).forEach(all::add);
        }
        all.sort(Candidate.BEST_FIRST);
        return Ranking.reduced(all, view).first(depth);
    }
}
