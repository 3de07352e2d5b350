package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/// Spells words as Americans do, before they are stemmed: *behaviour* is *behavior*, *organisation* is *organization*,
/// *haemoglobin* is *hemoglobin*. It need not be right English, only the same for both spellings.
final class BritishSpelling extends TokenFilter {
    private static final int KEY = 3;
    private static final int LONGEST = 40;

    private record Beginning(String british, String american) {}

    /// By their first letters, so that most words are compared with nothing.
    private static final Map<String, List<Beginning>> BEGINNINGS = beginnings(
            """
                    behaviour behavior, colour color, tumour tumor, favour favor, flavour flavor, harbour harbor,
                    honour honor, humour humor, labour labor, neighbour neighbor, odour odor, rumour rumor, vapour vapor,
                    centre center, fibre fiber, litre liter, theatre theater, metre meter, millimetre millimeter,
                    centimetre centimeter, kilometre kilometer, nanometre nanometer, micrometre micrometer,
                    analyse analyze, analysing analyzing, catalyse catalyze, catalysing catalyzing, paralyse paralyze,
                    hydrolyse hydrolyze, anaemi anemi, leukaemi leukemi, ischaemi ischemi, haem hem, paediatr pediatr,
                    foet fet, foetus fetus, oestr estr, oesoph esoph, oedema edema, anaesth anesth, orthopaed orthoped,
                    gynaeco gyneco, aetiolog etiolog, diarrhoea diarrhea, modelling modeling, modelled modeled,
                    modeller modeler, labelling labeling, labelled labeled, travelling traveling, travelled traveled,
                    traveller traveler, levelling leveling, levelled leveled, cancelled canceled, signalling signaling,
                    signalled signaled, channelling channeling, catalogue catalog, dialogue dialog, analogue analog,
                    sulph sulf, aluminium aluminum, programme program, grey gray, sceptic skeptic, mould mold,
                    aeroplane airplane, defence defense, licence license, practise practice, artefact artifact""");

    private static final Set<String> VERB_ENDINGS = Set.of("e", "ed", "es", "er", "ers", "ing", "ation",
            "ations", "ational");

    /// The letters before *-ise* in verbs that are spelt with a z as well, unlike *precise* and *exercise*.
    private static final Set<String> ROOT_ENDINGS = Set.of("al", "an", "am", "ar", "er", "or", "on", "om",
            "im",
            "il", "ic", "as", "es", "gn", "rd", "rn", "id", "en", "in", "it", "et", "at", "ol", "ym", "ll");

    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

    BritishSpelling(TokenStream input) {
        super(input);
    }

    private static Map<String, List<Beginning>> beginnings(String table) {
        Map<String, List<Beginning>> beginnings = new HashMap<>();
        for (String pair : table.split(",\\s+")) {
            int space = pair.indexOf(' ');
            Beginning beginning = new Beginning(pair.substring(0, space), pair.substring(space + 1));
            beginnings.merge(pair.substring(0, KEY), List.of(beginning), BritishSpelling::both);
        }
        return beginnings;
    }

    private static <T> List<T> both(List<T> some, List<T> more) {
        return java.util.stream.Stream.concat(some.stream(), more.stream()).toList();
    }

    @Override
    public boolean incrementToken() throws IOException {
        if (!input.incrementToken()) {
            return false;
        }
        if (term.length() > KEY && term.length() < LONGEST) {
            String word = term.toString();
            String american = american(word);
            if (!american.equals(word)) {
                term.setEmpty().append(american);
            }
        }
        return true;
    }

    private static String american(String word) {
        for (Beginning each : BEGINNINGS.getOrDefault(word.substring(0, KEY), List.of())) {
            if (word.startsWith(each.british())) {
                return each.american() + word.substring(each.british().length());
            }
        }
        int at = word.lastIndexOf("is");
        return at > KEY && VERB_ENDINGS.contains(word.substring(at + 2))
                && ROOT_ENDINGS.contains(word.substring(at - 2, at)) && !word.startsWith("prom", at - 4)
                        ? word.substring(0, at) + "iz" + word.substring(at + 2)
                        : word;
    }
}
