// Where a passage stands: in the document's whole text, as passages count it, and from there on the pages.

const paragraphBreak = '\n\n';
const sameColumn = 14;
const sameBlock = 16;

/** A document's paragraphs with their places in its whole text. */
export function layOut(sections) {
  const paragraphs = [];
  let start = 0;
  for (const section of sections) {
    for (const paragraph of section.paragraphs) {
      paragraphs.push({...paragraph, section, start, end: start + paragraph.text.length});
      start += paragraph.text.length + paragraphBreak.length;
    }
  }
  return {paragraphs, text: paragraphs.map(paragraph => paragraph.text).join(paragraphBreak)};
}

function occurrences(text, wanted) {
  const found = [];
  for (let at = text.indexOf(wanted); at >= 0 && wanted !== ''; at = text.indexOf(wanted, at + 1)) found.push(at);
  return found;
}

/** The range of a passage; of several that read the same, the one around the paragraph that it is cited for. */
export function rangeOf(passage, {paragraphs, text}) {
  const ranges = occurrences(text, passage.text).map(start => ({start, end: start + passage.text.length}));
  const cited = paragraphs.find(one => one.page === passage.page && one.paragraph === passage.paragraph);
  return ranges.find(({start, end}) => cited && cited.start < end && start < cited.end) ?? ranges[0] ?? null;
}

/** A paragraph's parts, one a page: where each begins and ends in its text, and its boxes. */
function partsOf({page, boxes, continued, text}) {
  const parts = [{page, boxes, offset: 0}, ...continued];
  return parts.map((part, i) => ({...part, end: parts[i + 1]?.offset ?? text.length}));
}

/** Boxes that follow each other closely in one column look better as one. */
function joined(regions) {
  const all = [];
  for (const {page, box, words} of regions) {
    const last = all.at(-1);
    const follows = !words && !last?.words && last?.page === page && box[1] - last.box[3] < sameBlock && box[1] >= last.box[1]
      && Math.abs(box[0] - last.box[0]) < sameColumn && box[2] - last.box[2] < sameColumn;
    if (follows) last.box = [Math.min(last.box[0], box[0]), last.box[1], Math.max(last.box[2], box[2]), Math.max(last.box[3], box[3])];
    else all.push({page, box: [...box], words});
  }
  return all;
}

/** The regions of what a range holds of a paragraph. */
function regionsIn(paragraph, {start, end}) {
  const [from, to] = [Math.max(0, start - paragraph.start), Math.min(paragraph.text.length, end - paragraph.start)];
  const whole = from === 0 && to === paragraph.text.length;
  return partsOf(paragraph).filter(part => part.page !== null && part.offset < to && from < part.end)
    .flatMap(part => {
      const words = whole ? null : paragraph.text.slice(Math.max(from, part.offset), Math.min(to, part.end));
      return part.boxes.map(box => ({page: part.page, box, words}));
    });
}

/**
 * Where a range of the text stands on the pages, as `{page, box, words}`; empty where there are no pages. Boxes are of
 * whole paragraphs, so `words` says which are meant if a paragraph was cut.
 */
export const regionsOf = (range, {paragraphs}) => joined(paragraphs
  .filter(paragraph => paragraph.start < range.end && range.start < paragraph.end)
  .flatMap(paragraph => regionsIn(paragraph, range)));
