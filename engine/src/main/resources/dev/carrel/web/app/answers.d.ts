// What the server answers, as far as the app uses it. Only the compiler reads this file.

declare namespace Api {
  type Mode = 'hybrid' | 'semantic' | 'keyword';
  type Match = 'both' | 'semantic' | 'keyword';
  type View = 'papers' | 'passages';
  /** Left, top, right and bottom, in points from the upper left corner of the page. */
  type Box = number[];
  type Failure = {message: string, hint: string | null};

  interface Range {
    start: number;
    end: number;
  }

  interface Version {
    id: string;
    title: string;
    authors: string[];
    year: number | null;
    type: string;
    form?: string;
    site?: string | null;
  }

  interface Document {
    id: string;
    title: string;
    authors: string[];
    year: number | null;
    type: string;
    path: string | null;
    url: string | null;
    doi: string | null;
    citekey: string | null;
    zotero: string | null;
    collections: string[];
    tags: string[];
    contributors: {role: string, name: string}[];
    site: string | null;
    versions: Version[];
  }

  interface DetailedDocument extends Document {
    abstract: string | null;
    published: string | null;
    source: string;
    added: string | null;
    citedBy: string[];
    cites: string[];
  }

  interface Passage {
    id: string;
    section: string;
    parts: string[];
    heading: string[];
    page: number | null;
    paragraph: number | null;
    start: number;
    text: string;
    zotero?: string | null;
    snippet?: string;
    sentence?: Range | null;
  }

  /** A part of a score: its place in its list, its value, its weight and what it adds. */
  interface Share {
    rank?: number | null;
    raw?: number | null;
    weight?: number | null;
    share: number;
  }

  interface Hit {
    rank: number;
    score: number;
    match: Match;
    document: Document;
    passage: Passage;
    semantic: {rank: number | null, similarity: number | null} | null;
    keyword: {rank: number | null, score: number | null, relevance: number | null, terms: string[]} | null;
    queryScores: (number | null)[] | null;
    weak: boolean;
    explain?: Record<string, Share | null>;
  }

  interface SearchAnswer {
    query: string;
    mode: Mode;
    view: View;
    ranking: string;
    weights: {semantic: number, keyword: number, reasons: string[]};
    queries: string[];
    corrected: string | null;
    notes: string[];
    coverage: {documents: number, unsearchable: number, withoutVectors: number, truncated: number};
    took: {embedMs: number, keywordMs: number, semanticMs: number, totalMs: number};
    alone: {query: string, works: number}[] | null;
    weak: {from: number, absent: string[]} | null;
    results: Hit[];
  }

  interface Count {
    value: string | number;
    count: number;
    label?: string;
  }

  interface Facets {
    documents?: number;
    years?: Count[];
    types?: Count[];
    collections?: Count[];
    tags?: Count[];
    sections?: Count[];
    sources?: Count[];
  }

  interface Suggestion {
    query: string;
    form: string;
  }

  interface Section extends Range {
    kind: string;
    parts: string[];
    heading: string[];
    page: number | null;
    box: Box | null;
  }

  interface Caption {
    label: string;
    text: string;
    page: number | null;
  }

  interface Reason {
    kind: string;
    text: string;
    brief: string;
    detail: string;
    file?: string;
    page?: number | null;
  }

  interface Unread {
    page: number | null;
    reason: string;
    because: Reason;
  }

  interface Coverage {
    pages: number;
    unreadable: Unread[];
    passages: number;
    embedded: number;
    truncated: boolean;
    leftOut: {reason: string, characters: number, share: number}[];
  }

  interface Outline {
    document: DetailedDocument;
    characters: number;
    sections: Section[];
    pages: {page: number, start: number}[];
    captions: Caption[];
    references: number;
    coverage: Coverage;
  }

  interface Paragraph {
    section: number;
    page: number | null;
    paragraph: number;
    start: number;
    text: string;
    boxes: Box[];
    continued: {page: number, boxes: Box[], offset: number}[];
  }

  interface Reference {
    text: string;
    doi: string | null;
    title: string | null;
    authors: string[];
    year: number | null;
    document: string | null;
  }

  interface Similar {
    missing: string[];
    results: {document: Document, meaning: {rank: number, similarity: number} | null}[];
  }

  interface NearPassage {
    document: Document;
    passage: Passage;
    similarity: number | null;
  }

  interface Source {
    id: string;
    kind: string;
    location: string;
    documents: number;
    synced: string | null;
  }

  interface CoveredDocument extends Partial<Coverage> {
    id?: string;
    title?: string;
    path: string;
    readable?: boolean;
    indexed?: boolean;
    reason: string | null;
    because: Reason | null;
  }

  interface FailedFile {
    path: string;
    reason: string;
    because: Reason;
  }

  interface LibraryCounts {
    documents: number;
    passages: number;
    embedded: number;
  }

  interface Status extends LibraryCounts {
    library: string;
    failed: FailedFile[];
    sources: Source[];
    model: {name: string, dimensions: number} | null;
    bytes: number;
    coverage?: {documents: CoveredDocument[]};
  }

  interface Server {
    version: string;
    memory?: {heapUsed: number, heapMax: number, resident: number};
    disk?: {library: number, caches: number, free: number};
  }

  interface Setting {
    key: string;
    value: string;
    from: string;
    default: string;
    meaning: string;
  }

  interface Pairing {
    code: string;
    paired: number;
  }

  interface Progress {
    phase: string;
    location: string | null;
    done: number;
    total: number | null;
    passages: number;
    embedded: number;
  }

  interface JobEvent {
    event: string;
    path: string;
    reason?: string;
  }

  /** What came of an addition or a sync. */
  interface Report {
    library: string;
    indexed: number;
    unchanged: number;
    moved: number;
    removed: number;
    skipped: number;
    failed: FailedFile[];
    unreachable: FailedFile[];
    embedded: number;
    waiting: number;
  }

  interface Measured {
    name: string;
    queries: number;
    measures: Record<string, number>;
    latency?: Record<string, number> | null;
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
    p: {holm: number};
    moreThanChance: boolean;
  }

  interface Evaluation {
    verdict?: string;
    results: Measured[];
    kinds?: {label: string, queries: number, missing: string | null, results: Measured[]}[];
    comparisons?: Comparison[];
  }

  interface Job {
    id: string;
    kind: string;
    state: 'queued' | 'running' | 'done' | 'failed' | 'stopped';
    title: string;
    started: string | null;
    ended: string | null;
    progress: Progress;
    events: JobEvent[];
    result: (Partial<Report> & Partial<Evaluation>) | null;
    error: Failure | null;
  }

  interface Schema {
    $ref?: string;
    type?: string;
    description?: string;
    enum?: unknown[];
    items?: Schema;
    anyOf?: Schema[];
    oneOf?: Schema[];
    properties?: Record<string, Schema>;
    required?: string[];
    default?: unknown;
    minimum?: number;
    maximum?: number;
    maxItems?: number;
    maxLength?: number;
  }

  interface RouteParameter {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: Schema;
  }

  type Media = Record<string, {schema?: Schema}>;

  interface Operation {
    operationId?: string;
    summary?: string;
    parameters?: RouteParameter[];
    requestBody?: {content: Media};
    responses?: Record<string, {description: string, content?: Media}>;
  }

  interface PathItem extends Record<string, any> {
    parameters?: RouteParameter[];
  }

  /** The description of the server in the form of OpenAPI. */
  interface Description extends Record<string, any> {
    info?: {description?: string};
    paths: Record<string, PathItem>;
  }
}
