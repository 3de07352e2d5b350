package dev.carrel.index.joined;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.ranking.query.Query;

/// Makes the scores that libraries give for words comparable. BM25 weighs a word by how rare it is in its own library; the scale of a library
/// is how much more the question's words would weigh if all passages were counted together. See docs/decisions/0043.
final class CommonScale {
    private final Members members;
    private final TextTerms terms;
    private final Map<String, Map<String, Double>> known = new HashMap<>();

    CommonScale(Members members, TextTerms terms) {
        this.members = members;
        this.terms = terms;
    }

    /// The rarity of a question's terms in one library.
    private record Rarity(String library, int passages, Map<String, Integer> frequencies) {}

    /// The factor of a library's scores for a question. Found out once, for whichever library asks first.
    synchronized double of(Member member, Query query) throws IOException {
        String words = query.words();
        Map<String, Double> scales = known.get(words);
        if (scales == null) {
            scales = scales(words);
            known.put(words, scales);
        }
        return scales.getOrDefault(member.name(), 1.0);
    }

    private Map<String, Double> scales(String words) throws IOException {
        List<String> forms = terms.asked(words).stream().map(TextTerms.Term::form).distinct().toList();
        List<Rarity> all = members.each(member -> member.ask(moment -> new Rarity(member.name(),
                moment.census().statistics().passages(), moment.vocabulary().frequencies(forms))));
        int passages = all.stream().mapToInt(Rarity::passages).sum();
        Map<String, Integer> together = forms.stream().collect(Collectors.toMap(form -> form,
                form -> all.stream().mapToInt(each -> each.frequencies().getOrDefault(form, 0)).sum()));
        Map<String, Double> scales = new HashMap<>();
        for (Rarity own : all) {
            double here = 0;
            double everywhere = 0;
            for (String form : forms) {
                int frequency = own.frequencies().getOrDefault(form, 0);
                if (frequency > 0) {
                    here += weight(own.passages(), frequency);
                    everywhere += weight(passages, together.getOrDefault(form, 0));
                }
            }
            scales.put(own.library(), here > 0 ? everywhere / here : 1);
        }
        return scales;
    }

    /// Robertson and Spärck Jones's weight of a term, as Lucene's BM25 has it.
    private static double weight(int passages, int frequency) {
        return Math.log1p((Math.max(passages, frequency) - frequency + 0.5) / (frequency + 0.5));
    }
}
