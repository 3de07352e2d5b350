// The types of the server's answers, made from the description of each; only the compiler reads this file.
// `./test -Dtest=DescriptionTest -Dgolden.update=true` writes it anew.

declare namespace Api {
  interface Annotation {
    id: string;
    /** Those of Zotero are changed only there. */
    by: 'owner' | 'zotero';
    /** The version that it was made in. */
    document: string;
    colour: 'yellow' | 'green' | 'blue' | 'pink';
    /** The marked words; empty of a note without any. */
    quote: string;
    note: string;
    /** Whether its words still stand in the document. */
    found: boolean;
    /** The characters of the document's text; null if they are not found there. */
    range: AnnotationRange | null;
    /** From 1. */
    page: number | null;
    /** The page's printed number, where Zotero tells it. */
    label: string;
    /** Where it stands on the pages, line by line, as long as the file is the one it was made in. */
    regions: AnnotationRegion[];
    /** The same of Zotero's, in the coordinates of the PDF itself: left, bottom, right, top. */
    rectangles: AnnotationRegion[];
    made: string | null;
    changed: string | null;
  }

  interface AnnotationRange {
    start: number;
    end: number;
  }

  interface AnnotationRegion {
    page: number;
    box: number[];
  }

  interface Annotations {
    annotations: Annotation[];
  }

  interface AnswerCitation {
    document: string;
    passage: string;
    /** from 1 */
    page: number | null;
    paragraph: number;
    /** as it stands on the page */
    sentence: string;
    title: string;
    citation: string;
    link: string | null;
  }

  interface AnswerSentence {
    text: string;
    status: 'checked' | 'unsupported' | 'struck';
    citations: AnswerCitation[];
    quotes: CheckedQuote[];
    /** what does not agree with the passages */
    flags: ('number' | 'unit' | 'negation' | 'name' | 'year')[];
  }

  interface AnswerTook {
    retrievalMs: number;
    modelMs: number;
    checkMs: number;
  }

  interface AskedKind {
    kind: string;
    label: string;
    view: 'papers' | 'passages';
    queries: number;
    missing: string | null;
    results: Measured[];
  }

  interface AskedModel {
    name: string;
    host: string;
    prompt: string;
  }

  interface Assistant {
    model: AssistantModel | null;
  }

  interface AssistantModel {
    name: string;
    /** where questions and passages are sent */
    host: string;
    /** whether they may be: here is this machine, undecided is refused until the owner allows it */
    sending: 'here' | 'allowed' | 'refused' | 'undecided';
    /** nobody can read them on their way */
    encrypted: boolean;
  }

  interface Caption {
    label: string;
    text: string;
    page: number | null;
  }

  interface CapturedPage {
    document: DocumentSummary;
    summary: string | null;
    stored: boolean;
  }

  interface Chance {
    random: number;
    holm: number;
    student: number;
  }

  interface ChangedSetting {
    /** as it is now; a variable or an option of the server wins over files */
    setting: Setting;
    /** the one that was changed; null if it did not set it */
    file: string | null;
  }

  interface Check {
    name: string;
    passed: boolean;
    detail: string;
  }

  interface CheckedAnswer {
    question: string;
    /** where it was to be answered from; none for the whole library */
    documents: string[];
    /** those of the documents that are one work */
    versions: string[][];
    deep: boolean;
    /** false: the library does not say */
    answered: boolean;
    /** that the library answers, told from what was found before any model was asked */
    confidence: number;
    /** a model, or sentences of the library */
    by: 'model' | 'extract';
    model: AskedModel | null;
    sentences: AnswerSentence[];
    /** ids of those that were given */
    passages: string[];
    queries: string[];
    library: LibraryState;
    took: AnswerTook;
    /** why the configured model did not answer, or did not get to read all passages */
    trouble: string | null;
  }

  interface CheckedQuote {
    text: string;
    status: 'exact' | 'near' | 'absent';
    /** what the page says instead */
    says: string | null;
  }

  interface CitedWork {
    rank: number;
    /** of its best sentence */
    score: number;
    document: Document;
    /** the one that it is from, where several were asked */
    library?: string;
    /** in which other documents cite it, the best first; not its own words */
    sentences: FoundSentence[];
  }

  interface CitingSentence {
    document: string;
    title: string;
    authors: string[];
    year: number | null;
    passage: string;
    page: number | null;
    text: string;
  }

  interface ClaimEvidence {
    document: string;
    passage: string;
    /** from 1 */
    page: number | null;
    paragraph: number;
    /** as it stands on the page */
    sentence: string;
    /** a model's; null if none has judged, or its sentence does not stand there */
    verdict: 'supports' | 'contradicts' | 'mentions' | null;
    /** how sure the model says it is, from 0 to 1 */
    confidence: number | null;
    title: string;
    citation: string;
    link: string | null;
  }

  interface Comparison {
    name: string;
    to: string;
    measure: string;
    queries: number;
    difference: number;
    low: number;
    high: number;
    better: number;
    equal: number;
    worse: number;
    p: Chance;
    moreThanChance: boolean;
  }

  interface Context {
    query: string;
    mode: 'hybrid' | 'semantic' | 'keyword';
    ranking: string;
    /** true if nothing matched: abstracts and openings */
    fallback: boolean;
    queries: string[];
    corrected: string | null;
    coverage: Searched;
    tokens: number;
    took: Took;
    passages: Excerpt[];
  }

  interface Continuation {
    page: number;
    paragraph: number;
    offset: number;
    boxes: number[][];
  }

  interface Contributor {
    role: string;
    name: string;
  }

  interface CopiedLibrary {
    documents: number;
    passages: number;
    /** all of them taken over, none made again */
    vectors: number;
    /** documents that an earlier try had brought */
    before: number;
  }

  interface CoverageGap {
    reason: string;
    because: Reason;
    documents: number;
    pages: number | null;
  }

  interface CoveredDocument {
    id: string;
    path: string;
    readable: boolean;
    indexed: boolean;
    pages: number | null;
    unreadable: Unread[];
    passages: number;
    embedded: number;
    truncated: boolean;
    leftOut: Omission[];
    reason: string | null;
    because: Reason | null;
  }

  interface CoveredDocuments {
    documents: CoveredDocument[];
  }

  interface DescribedPassage {
    document: DocumentSummary;
    passage: PlacedPassage;
  }

  interface DetailedDocument {
    id: string;
    title: string;
    authors: string[];
    year: number | null;
    type: 'paper' | 'documentation' | 'page' | 'note';
    path: string;
    url: string | null;
    doi: string | null;
    citekey: string | null;
    zotero: string | null;
    collections: string[];
    tags: string[];
    entryType: string | null;
    contributors: Contributor[];
    site: string | null;
    versions: Version[];
    labels: Labels;
    abstract: string | null;
    published: string | null;
    /** in the words of CSL */
    workType: string | null;
    vocabulary: string | null;
    fields: Record<string, string>;
    told: Record<string, string>;
    source: string;
    added: string;
    citedBy: string[];
    cites: string[];
    /** sentences of other documents that cite it, the latest first; not its own words */
    said: CitingSentence[];
    saidInAll: number;
    pagerank: number | null;
  }

  interface Difference {
    kind: 'replaced' | 'inserted' | 'omitted';
    quoted: string | null;
    text: string | null;
  }

  interface Disk {
    library: number;
    caches: number;
    free: number | null;
  }

  interface Document {
    id: string;
    title: string;
    authors: string[];
    year: number | null;
    type: 'paper' | 'documentation' | 'page' | 'note';
    path: string;
    url: string | null;
    doi: string | null;
    citekey: string | null;
    zotero: string | null;
    collections: string[];
    tags: string[];
    entryType: string | null;
    contributors: Contributor[];
    site: string | null;
    versions: Version[];
    labels: Labels;
  }

  interface DocumentEvent {
    time: string;
    event: 'added' | 'changed' | 'moved' | 'removed' | 'failed' | 'missing';
    path: string;
    from: string | null;
    reason: string | null;
    because: Reason | null;
  }

  interface DocumentMap {
    basis: MapBasis;
    /** Works that are not on the map, because they have no vectors yet. */
    waiting: number;
    ids: string[];
    x: number[];
    y: number[];
    titles: string[];
    /** 0 where it is not known. */
    years: number[];
    added: string[];
    citedBy: number[];
    sources: MapLabels;
    collections: MapLabels;
    tags: MapLabels;
    /** The regions from afar first. */
    zooms: MapZoom[];
  }

  interface DocumentPage {
    documents: DocumentSummary[];
    next: string | null;
  }

  interface DocumentSummary {
    id: string;
    title: string;
    authors: string[];
    year: number | null;
    type: 'paper' | 'documentation' | 'page' | 'note';
    path: string;
    url: string | null;
    doi: string | null;
    citekey: string | null;
    zotero: string | null;
    collections: string[];
    tags: string[];
    entryType: string | null;
  }

  interface DoneToLibrary {
    library: string;
    done: string;
    copied?: CopiedLibrary;
  }

  interface Error {
    error: Trouble;
  }

  interface Examination {
    healthy: boolean;
    checks: Check[];
  }

  interface Excerpt {
    citation: string;
    link: string | null;
    document: Document;
    passages: string[];
    section: 'summary' | 'methods' | 'findings' | 'content' | 'figure' | 'note';
    parts: ('summary' | 'introduction' | 'methods' | 'results' | 'discussion' | 'conclusion' | 'content' | 'figure' | 'note')[];
    heading: string[];
    /** from 1 */
    page: number | null;
    /** from 0 within its page, or within the document where there are no pages */
    paragraph: number;
    places: PlaceInText[];
    text: string;
    tokens: number;
    cut: boolean;
  }

  interface Explanation {
    /** how the scores were made, in one sentence */
    formula: string;
    /** what the formula gave the two lists */
    weights: Weights;
    rrfK: number;
  }

  interface Facets {
    documents: number;
    years: YearCount[];
    types: ValueCount[];
    collections: ValueCount[];
    tags: ValueCount[];
    authors: ValueCount[];
    venues: ValueCount[];
    stars: ValueCount[];
    readings: LabelledCount[];
    sections: ValueCount[];
    sources: LabelledCount[];
  }

  interface FailedFile {
    path: string;
    reason: string;
    because: Reason;
  }

  interface FailedPath {
    path: string;
    reason: string;
    because: Reason;
  }

  interface Failure {
    message: string;
    hint: string | null;
  }

  interface Finding {
    citation: string;
    link: string | null;
    similarity: number;
    document: Document;
    passage: string;
    section: 'summary' | 'methods' | 'findings' | 'content' | 'figure' | 'note';
    parts: ('summary' | 'introduction' | 'methods' | 'results' | 'discussion' | 'conclusion' | 'content' | 'figure' | 'note')[];
    heading: string[];
    page: number | null;
    paragraph: number;
    endPage: number | null;
    endParagraph: number;
    text: string;
    differences: Difference[];
  }

  interface Folder {
    path: string;
    parent: string | null;
    folders: Subfolder[];
    /** how many files lie in it that can be read */
    files: number;
    /** whether all of its folders are listed */
    whole: boolean;
  }

  interface FoundDocument {
    id: string;
    title: string;
    authors: string[];
    year: number | null;
    type: 'paper' | 'documentation' | 'page' | 'note';
    path: string;
    url: string | null;
    doi: string | null;
    citekey: string | null;
    zotero: string | null;
    collections: string[];
    tags: string[];
    entryType: string | null;
    contributors: Contributor[];
    site: string | null;
    versions: Version[];
    labels: Labels;
    truncated: boolean;
  }

  interface FoundSentence {
    document: string;
    title: string;
    authors: string[];
    year: number | null;
    passage: string;
    page: number | null;
    text: string;
    score: number;
    /** the share of the query's words that it holds */
    words: number;
    similarity: number | null;
  }

  interface HiddenText {
    way: 'colour' | 'size' | 'unpainted' | 'transparent' | 'covered' | 'outside' | 'clipped' | 'not-displayed' | 'characters';
    page: number | null;
    text: string;
  }

  interface Hit {
    rank: number;
    score: number;
    match: 'both' | 'semantic' | 'keyword';
    document: FoundDocument;
    passage: Passage;
    semantic: SemanticMatch | null;
    keyword: KeywordMatch | null;
    queryScores: (number | null)[] | null;
    /** what the score was added up from, by name */
    signals: Record<string, number | null> | null;
    weak: boolean;
    /** the figure that people are shown: how likely the hit answers */
    certainty: number;
    /** the one that it is from, where several were asked */
    library?: string;
    explain?: Record<string, ScorePart>;
  }

  interface Interrupted {
    interrupted: boolean;
  }

  interface Job {
    id: string;
    kind: 'add' | 'sync' | 'reindex' | 'evaluate' | 'matrix' | 'map';
    state: 'queued' | 'running' | 'done' | 'failed' | 'stopped';
    title: string;
    started: string | null;
    ended: string | null;
    progress: Progress;
    events: DocumentEvent[];
    result: Report | JudgedEvaluation | SelfEvaluation | MatrixSummary | MapSummary | Interrupted | null;
    error: Failure | null;
  }

  interface Jobs {
    jobs: Job[];
  }

  interface JudgedEvaluation {
    results: Measured[];
    comparisons?: Comparison[];
    best?: string;
    verdict?: string;
  }

  interface KeptFile {
    path: string;
    /** to be added as a source */
    folder: string;
  }

  interface KeywordMatch {
    rank: number | null;
    score: number | null;
    relevance: number;
    terms: string[];
  }

  interface Labelled {
    /** that were meant */
    works: number;
    /** that have other labels now */
    changed: number;
  }

  interface LabelledCount {
    value: string;
    label: string;
    count: number;
  }

  interface Labels {
    tags: string[];
    starred: boolean;
    reading: 'none' | 'to-read' | 'read';
  }

  interface Latency {
    p50Ms: number;
    p95Ms: number;
  }

  interface LibraryCounts {
    documents: number;
    passages: number;
    embedded: number;
  }

  interface LibraryCoverage {
    whole: number;
    partly: number;
    unreadable: number;
    reasons: CoverageGap[];
    documents: CoveredDocument[];
  }

  interface LibraryState {
    name: string;
    /** equal for two answers between which nothing was changed */
    moment: string;
  }

  interface LibrarySummary {
    name: string;
    documents: number | null;
    bytes: number;
    default: boolean;
    /** the cluster that holds its index */
    hosts: string | null;
    problem: string | null;
  }

  interface ListedMatrix {
    id: string;
    name: string;
    made: string;
    questions: number;
    rows: number;
    counts: MatrixCounts;
    trouble: string | null;
    /** that fills it at the moment */
    job: string | null;
  }

  interface MapBasis {
    moment: string;
    model: string;
    laid: number;
  }

  interface MapLabels {
    names: string[];
    /** For each point the places of its names. */
    of: number[][];
  }

  interface MapRegion {
    terms: string[];
    x: number;
    y: number;
    size: number;
  }

  interface MapSummary {
    documents: number;
    waiting: number;
    zooms: MapRegion[][];
  }

  interface MapZoom {
    regions: MapRegion[];
    /** The region of each point; -1 for none. */
    of: number[];
  }

  interface MatrixAtWork {
    id: string;
    name: string;
    questions: MatrixQuestion[];
    scope: MatrixScope;
    rows: MatrixRow[];
    counts: MatrixCounts;
    /** why the last run ended before its end */
    trouble: string | null;
    /** rows, of which `rows` has some */
    total: number;
    /** that fills it at the moment */
    job: string | null;
  }

  interface MatrixCell {
    question: string;
    /** null where there is none, and where no model has said more than the quotation does */
    answer: string | null;
    /** only of checked cells is the answer one */
    status: 'checked' | 'unsupported' | 'not stated' | 'failed' | 'waiting';
    by: 'model' | 'extract' | null;
    /** the sentence as it stands on the page */
    quote: string | null;
    document: string | null;
    passage: string | null;
    /** from 1 */
    page: number | null;
    paragraph: number | null;
    citation: string | null;
    link: string | null;
    /** in what an answer that is not supported departs from the pages */
    flags: ('number' | 'unit' | 'negation' | 'name' | 'year')[];
    model: AskedModel | null;
    /** the document, the model or its prompt has changed since */
    old: boolean;
    /** what a person wrote instead */
    edited: string | null;
    /** why it failed */
    trouble: string | null;
  }

  interface MatrixCounts {
    checked: number;
    unsupported: number;
    notStated: number;
    failed: number;
    waiting: number;
    old: number;
  }

  interface MatrixQuestion {
    id: string;
    text: string;
    type: 'text' | 'number' | 'yes/no' | 'one of';
    unit: string | null;
    choices: string[];
  }

  interface MatrixRow {
    document: string;
    versions: string[];
    title: string;
    authors: string[];
    year: number | null;
    cells: MatrixCell[];
  }

  interface MatrixScope {
    documents: string[];
    collection: string;
    query: string;
  }

  interface MatrixSummary {
    id: string;
    name: string;
    made: string;
    questions: number;
    rows: number;
    counts: MatrixCounts;
    trouble: string | null;
  }

  interface Measured {
    name: string;
    queries: number;
    measures: Record<string, number>;
    latency?: Latency;
  }

  interface Memory {
    heapUsed: number;
    heapMax: number;
    resident: number | null;
  }

  interface Model {
    name: string;
    dimensions: number;
  }

  interface NearPassage {
    rank: number;
    score: number;
    similarity: number | null;
    /** of the text that is nearest, from 1 */
    part: number;
    citation: string;
    link: string | null;
    document: Document;
    passage: PassageOfNear;
  }

  interface NearPassages {
    mode: 'hybrid' | 'semantic' | 'keyword';
    parts: number;
    partsLeftOut: number;
    took: Took;
    results: NearPassage[];
  }

  interface Omission {
    reason: 'references' | 'front-matter' | 'figures' | 'furniture' | 'hidden';
    characters: number;
    /** of all letters in the file */
    share: number;
  }

  interface Outline {
    document: DetailedDocument;
    characters: number;
    sections: Section[];
    /** where the text of each page begins, for pages on which a paragraph does */
    pages: PageStart[];
    captions: Caption[];
    references: number;
    coverage: WholeCoverage;
  }

  interface PageStart {
    page: number;
    start: number;
  }

  interface Pairing {
    code: string;
    paired: number;
  }

  interface Paragraph {
    section: number;
    start: number;
    page: number | null;
    paragraph: number;
    text: string;
    boxes: number[][];
    continued: Continuation[];
  }

  interface Paragraphs {
    paragraphs: Paragraph[];
  }

  interface Passage {
    id: string;
    section: 'summary' | 'methods' | 'findings' | 'content' | 'figure' | 'note';
    parts: ('summary' | 'introduction' | 'methods' | 'results' | 'discussion' | 'conclusion' | 'content' | 'figure' | 'note')[];
    heading: string[];
    /** from 1 */
    page: number | null;
    /** from 0 within its page, or within the document where there are no pages */
    paragraph: number;
    /** its first character in the document's text */
    start: number;
    text: string;
    /** escaped text with <mark> only */
    snippet: string;
    /** the one that matches, in the text */
    sentence: Range | null;
    /** opens the page in Zotero */
    zotero: string | null;
  }

  interface PassageOfNear {
    id: string;
    section: 'summary' | 'methods' | 'findings' | 'content' | 'figure' | 'note';
    parts: ('summary' | 'introduction' | 'methods' | 'results' | 'discussion' | 'conclusion' | 'content' | 'figure' | 'note')[];
    heading: string[];
    /** from 1 */
    page: number | null;
    /** from 0 within its page, or within the document where there are no pages */
    paragraph: number;
    text: string;
  }

  interface Passages {
    passages: PlacedPassage[];
  }

  interface PlaceInText {
    offset: number;
    page: number | null;
    paragraph: number;
  }

  interface PlacedPassage {
    id: string;
    section: 'summary' | 'methods' | 'findings' | 'content' | 'figure' | 'note';
    parts: ('summary' | 'introduction' | 'methods' | 'results' | 'discussion' | 'conclusion' | 'content' | 'figure' | 'note')[];
    heading: string[];
    /** from 1 */
    page: number | null;
    /** from 0 within its page, or within the document where there are no pages */
    paragraph: number;
    /** its first character in the document's text */
    start: number;
    text: string;
    boxes: Region[];
  }

  interface Progress {
    phase: string;
    location: string | null;
    done: number;
    total: number | null;
    passages: number;
    embedded: number;
  }

  interface QueryAlone {
    query: string;
    works: number;
  }

  interface Range {
    start: number;
    end: number;
  }

  interface Reason {
    kind: string;
    text: string;
    brief: string;
    detail: string;
    file?: string;
    page?: number;
    bytes?: number;
    limit?: number;
    seconds?: number;
    megabytes?: number;
    pages?: number;
    line?: number;
  }

  interface Reference {
    text: string;
    doi: string | null;
    title: string | null;
    authors: string[];
    year: number | null;
    document: string | null;
  }

  interface References {
    references: Reference[];
  }

  interface Region {
    page: number;
    box: number[];
  }

  interface Removal {
    library: string;
    documents: string[] | null;
    sources: string[] | null;
    unknown: string[];
    all: boolean;
  }

  interface Removed {
    id: string;
    title: string;
    path: string;
  }

  interface Report {
    library: string;
    indexed: number;
    unchanged: number;
    moved: number;
    removed: number;
    skipped: number;
    citations: number;
    failed: FailedPath[];
    missing: number;
    keptOut: number;
    unreachable: FailedPath[];
    embedded: number;
    waiting: number;
    interrupted: boolean;
  }

  interface RowCoverage {
    /** of it that can be found, from 0 to 1 */
    share: number;
    pages: number;
    /** pages and attachments */
    unread: number;
    passages: number;
    embedded: number;
  }

  interface SaidAnswer {
    query: string;
    mode: 'hybrid' | 'semantic' | 'keyword';
    corrected: string | null;
    notes: string[];
    took: Took;
    results: CitedWork[];
  }

  interface SavedAnswer {
    id: number;
    saved: string;
    answer: CheckedAnswer;
  }

  interface ScannedClaim {
    claim: string;
    /** a model judged, or sentences of the library stand without verdicts */
    by: 'model' | 'extract';
    model: AskedModel | null;
    /** what supports first, then what contradicts, what mentions, what nobody judged */
    evidence: ClaimEvidence[];
    queries: string[];
    library: LibraryState;
    took: AnswerTook;
    /** why the configured model did not judge, or did not get to read all passages */
    trouble: string | null;
  }

  interface ScorePart {
    rank: number | null;
    raw: number | null;
    weight: number | null;
    /** what it added to the score */
    share: number;
    label: string;
    /** its numbers in words */
    says: string;
  }

  interface SearchAnswer {
    query: string;
    mode: 'hybrid' | 'semantic' | 'keyword';
    view: 'papers' | 'passages';
    ranking: 'rrf' | 'blend' | 'weighted' | 'signals';
    weights: Weights;
    queries: string[];
    corrected: string | null;
    notes: string[];
    coverage: Searched;
    took: Timings;
    alone: QueryAlone[] | null;
    weak: WeakResults | null;
    results: Hit[];
    explain?: Explanation;
  }

  interface Searched {
    documents: number;
    /** documents that could not be read */
    unsearchable: number;
    /** documents that are found by words only */
    withoutVectors: number;
    /** documents whose later passages are found by words only */
    truncated: number;
  }

  interface Section {
    kind: 'summary' | 'methods' | 'findings' | 'content' | 'figure' | 'note';
    parts: ('summary' | 'introduction' | 'methods' | 'results' | 'discussion' | 'conclusion' | 'content' | 'figure' | 'note')[];
    heading: string[];
    start: number;
    end: number;
    page: number | null;
    box: number[] | null;
  }

  interface SelfEvaluation {
    seed: number;
    kinds: AskedKind[];
    results: Measured[];
    comparisons: Comparison[];
    best: string | null;
    verdict: string;
  }

  interface SemanticMatch {
    rank: number | null;
    similarity: number | null;
  }

  interface ServedLibraries {
    open: string;
    libraries: LibrarySummary[];
  }

  interface Server {
    version: string;
    library: string;
    memory: Memory;
    disk: Disk;
    model: Model | null;
    watches: boolean;
    uptimeMs: number;
  }

  interface Setting {
    key: string;
    value: string;
    from: string;
    default: string;
    takes: string;
    /** all values, where they can be listed */
    choices: string[];
    meaning: string;
    /** when a change shows: at-once, reading (in what is read from now on), reindex or restart */
    effect: string;
  }

  interface Settings {
    settings: Setting[];
  }

  interface SharedCitations {
    rank: number;
    score: number;
    cites: string[];
    citedBy: string[];
  }

  interface Similar {
    document: DocumentSummary;
    by: 'both' | 'meaning' | 'citations';
    /** why a part of it could not be told */
    missing: string[];
    took: Took;
    results: SimilarDocument[];
  }

  interface SimilarDocument {
    rank: number;
    score: number;
    document: Document;
    meaning: SimilarMeaning | null;
    citations: SharedCitations | null;
  }

  interface SimilarMeaning {
    rank: number | null;
    similarity: number;
  }

  interface Source {
    id: string;
    kind: 'folder' | 'file' | 'corpus' | 'citations' | 'bibliography' | 'bookmarks' | 'zotero' | 'browser';
    location: string;
    documents: number;
    synced: string | null;
  }

  interface Sources {
    sources: Source[];
  }

  interface Status {
    library: string;
    documents: number;
    passages: number;
    embedded: number;
    failed: FailedFile[];
    removed: Removed[];
    sources: Source[];
    model: Model | null;
    bytes: number;
    coverage: LibraryCoverage;
  }

  interface StoredPage {
    document: string;
    /** the same for all versions of one page */
    page: string;
    address: string;
    title: string;
    time: string;
    /** chosen or remembered */
    occasion: string;
    pdf: boolean;
    /** whether the page has changed since */
    earlier: boolean;
  }

  interface Subfolder {
    name: string;
    path: string;
  }

  interface Suggestion {
    query: string;
    form: 'words' | 'phrase' | 'years' | 'section' | 'author' | 'abbreviation';
  }

  interface Suggestions {
    suggestions: Suggestion[];
  }

  interface SummaryReading {
    /** how many the document has */
    passages: number;
    /** how many of them were read */
    given: number;
    /** headings of the sections of which something was not read */
    leftOut: string[];
  }

  interface TextSummary {
    document: string;
    title: string;
    /** a model, or sentences of the document */
    by: 'model' | 'extract';
    model: AskedModel | null;
    sentences: AnswerSentence[];
    read: SummaryReading;
    library: LibraryState;
    /** why the configured model did not sum it up, or not all of it */
    trouble: string | null;
  }

  interface Timings {
    embedMs: number;
    keywordMs: number;
    semanticMs: number;
    totalMs: number;
  }

  interface Token {
    token: string;
  }

  interface Took {
    totalMs: number;
  }

  interface Trouble {
    message: string;
    /** what to do about it */
    hint: string | null;
    status: number;
  }

  interface Unread {
    page: number | null;
    reason: string;
    because: Reason;
  }

  interface ValueCount {
    value: string;
    count: number;
  }

  interface Verdict {
    quote: string;
    verdict: 'exact' | 'near' | 'not-found';
    coverage: Searched;
    took: Took;
    findings: Finding[];
  }

  interface Version {
    id: string;
    title: string;
    authors: string[];
    year: number | null;
    type: 'paper' | 'documentation' | 'page' | 'note';
    path: string;
    url: string | null;
    doi: string | null;
    citekey: string | null;
    zotero: string | null;
    collections: string[];
    tags: string[];
    entryType: string | null;
    form: string;
  }

  interface WeakResults {
    /** the first rank that does not answer */
    from: number;
    absent: string[];
  }

  interface Weights {
    semantic: number;
    keyword: number;
    reasons: string[];
  }

  interface WholeCoverage {
    pages: number;
    unreadable: Unread[];
    passages: number;
    embedded: number;
    truncated: boolean;
    leftOut: Omission[];
    hidden: HiddenText[];
  }

  interface WholeDocument {
    document: DetailedDocument;
    sections: WholeSection[];
    captions: Caption[];
    references: Reference[];
    coverage: WholeCoverage;
  }

  interface WholeParagraph {
    page: number | null;
    paragraph: number;
    text: string;
    boxes: number[][];
    continued: Continuation[];
  }

  interface WholeSection {
    kind: 'summary' | 'methods' | 'findings' | 'content' | 'figure' | 'note';
    parts: ('summary' | 'introduction' | 'methods' | 'results' | 'discussion' | 'conclusion' | 'content' | 'figure' | 'note')[];
    heading: string[];
    paragraphs: WholeParagraph[];
  }

  interface WorkListing {
    total: number;
    offset: number;
    rows: WorkRow[];
  }

  interface WorkRow {
    document: Document;
    /** in the words of CSL */
    workType: string | null;
    sources: string[];
    added: string;
    opened: string | null;
    /** other works of the library */
    citedBy: number;
    coverage: RowCoverage;
  }

  interface YearCount {
    value: number;
    count: number;
  }
}
