package dev.carrel.web.api;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.carrel.evaluate.BeirDirectory;
import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Measure;
import dev.carrel.evaluate.compare.Comparisons;
import dev.carrel.evaluate.compare.RankingComparison;
import dev.carrel.evaluate.self.Sampling;
import dev.carrel.evaluate.self.SelfReport;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.json.EvaluationJson;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.trial.Collection;
import dev.carrel.library.trial.SelfTrial;
import dev.carrel.library.trial.Trial;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.JobResult;
import dev.carrel.web.job.Jobs;

/// An evaluation as a job. It can be stopped between two rankings, and then has no result.
final class EvaluationJob implements Jobs.Work {
    private static final long SEED = 1;

    /// Measures.
    private interface Task {
        JobResult run(Steps steps) throws IOException;
    }

    private final Task task;
    private final int steps;
    private volatile boolean stopped;

    private EvaluationJob(Task task, int steps) {
        this.task = task;
        this.steps = steps;
    }

    /// With questions that the library's own texts answer.
    static EvaluationJob self(Library library, int questions, Map<String, Settings> contenders) {
        return new EvaluationJob(steps -> {
            SelfReport report = new SelfReport(new SelfTrial(library, contenders, steps::next)
                    .measure(new Sampling(SEED, questions)));
            List<EvaluationResult> all = report.isEmpty() ? List.of() : report.all();
            return new JobResult.OfSelf(new EvaluationJson.OfSelf(report,
                    all.isEmpty() ? List.of() : against(Comparisons.best(all, Measure.NDCG_10), all), SEED));
        }, 5);
    }

    /// With the questions and judgements of a test collection, which gets an index of its own beside the libraries.
    static EvaluationJob judged(Home home, Path place, String qrels, Map<String, Settings> contenders) {
        return new EvaluationJob(steps -> {
            BeirDirectory beir = BeirDirectory.open(place, qrels);
            Settings settings = contenders.values().iterator().next();
            try (Library collection = Library.derived(home.evaluation(place, settings), home, settings)) {
                Collection.bringIn(beir.corpus(), collection,
                        corpus -> collection.intake().add(corpus, steps.job()));
                List<EvaluationResult> results = measure(Trial.of(beir, collection), contenders, steps);
                return new JobResult.Judged(
                        new EvaluationJson.Judged(results, against(results.getFirst(), results)));
            }
        }, contenders.size());
    }

    private static List<EvaluationResult> measure(Trial trial, Map<String, Settings> contenders, Steps steps)
            throws IOException {
        List<EvaluationResult> results = new ArrayList<>();
        for (Map.Entry<String, Settings> contender : contenders.entrySet()) {
            steps.next(contender.getKey());
            results.add(trial.measure(contender.getKey(), contender.getValue(), null));
        }
        return results;
    }

    private static List<RankingComparison> against(EvaluationResult one, List<EvaluationResult> all) {
        return Comparisons.against(one, all, Measure.NDCG_10);
    }

    @Override
    public JobResult run(Job job) throws IOException {
        try {
            return task.run(new Steps(job));
        } catch (Stopped e) {
            return new JobResult.Interrupted();
        }
    }

    @Override
    public void stop() {
        stopped = true;
    }

    /// Says which of several steps is begun.
    private final class Steps {
        private final Job job;
        private int begun;

        private Steps(Job job) {
            this.job = job;
        }

        private Job job() {
            return job;
        }

        private void next(String name) {
            if (stopped) {
                throw new Stopped();
            }
            job.stage("measuring", name, begun++, steps);
        }
    }

    private static final class Stopped extends RuntimeException {}
}
