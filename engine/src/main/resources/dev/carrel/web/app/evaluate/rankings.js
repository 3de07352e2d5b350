// The rankings that can be compared. Four of them order what both retrievers find; two are a retriever alone.

export const rankings = [
  {name: 'blend', says: 'both retrievers, their scores added'},
  {name: 'rrf', says: 'both retrievers, their places added'},
  {name: 'weighted', says: 'both, with extras for verbatim words'},
  {name: 'signals', says: 'passage, document, abstract, citations'},
  {name: 'keyword', says: 'by words alone'},
  {name: 'semantic', says: 'by meaning alone'},
];

const alone = ['keyword', 'semantic'];

/** The chosen names as the server takes them; nothing is named if all are meant. */
export function chosenAsAsked(names) {
  const mixed = names.filter(name => !alone.includes(name));
  const modes = [...mixed.length > 0 ? ['hybrid'] : [], ...names.filter(name => alone.includes(name))];
  return {modes, rankings: mixed};
}
