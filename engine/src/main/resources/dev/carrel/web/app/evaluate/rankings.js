// @ts-check
// The rankings that can be compared, the first with all others. Four order what both retrievers find; two are a
// retriever alone.

export const rankings = [
  {name: 'blend', says: 'both retrievers, their scores added'},
  {name: 'rrf', says: 'both retrievers, their places added'},
  {name: 'weighted', says: 'both, with extras for verbatim words'},
  {name: 'signals', says: 'passage, document, abstract, citations'},
  {name: 'keyword', says: 'by words alone'},
  {name: 'semantic', says: 'by meaning alone'},
];
