// @ts-check
// A question of a matrix as it is filled into the form, and as the server wants it: one text, its type at the end.

/** @typedef {'text' | 'number' | 'yes/no' | 'one of'} AnswerType */

/**
 * @typedef {object} Question
 * @property {string} text
 * @property {AnswerType} type
 * @property {string} unit of a number
 * @property {string} choices of a list, between semicolons
 */

/** @type {{value: AnswerType, label: string}[]} */
export const types = [
  {value: 'text', label: 'Text'},
  {value: 'number', label: 'Number'},
  {value: 'yes/no', label: 'Yes or no'},
  {value: 'one of', label: 'One of a list'},
];

/** @returns {Question} */
export const blank = () => ({text: '', type: 'text', unit: '', choices: ''});

/** @param {string} text */
const parts = text => text.split(/[;\n]/).map(part => part.trim()).filter(Boolean);

/** @param {Question} question */
function typeOf({type, unit, choices}) {
  switch (type) {
    case 'number': return `[${['number', unit.trim()].filter(Boolean).join(' ')}]`;
    case 'yes/no': return '[yes/no]';
    case 'one of': return `[one of: ${parts(choices).join('; ')}]`;
    default: return '[text]';
  }
}

/**
 * A question as the server wants it.
 * @param {Question} question
 */
export const written = question => `${question.text.trim()} ${typeOf(question)}`;

/**
 * What is missing of a question; empty if nothing is.
 * @param {Question} question
 */
export const lackingOf = ({type, choices}) =>
  type === 'one of' && parts(choices).length < 2 ? 'Name two answers at least, with semicolons between them.' : '';

/**
 * A question of a matrix that is there, for the form.
 * @param {Api.MatrixQuestion} question
 * @returns {Question}
 */
export const read = ({text, type, unit, choices}) => ({text, type, unit: unit ?? '', choices: choices.join('; ')});
