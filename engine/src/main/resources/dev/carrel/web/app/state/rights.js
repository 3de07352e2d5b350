// @ts-check
// What whoever looks at the app may do, as the server says with each answer: with a token that only reads, nothing that
// changes the library is offered, and away from the server's machine nothing that sets it up. The server refuses it
// anyway.

/** What everybody may who is not told otherwise. */
let rights = 'read change set-up';

/**
 * Takes what an answer says; styles leave out what is not allowed (`.for-change`, `.for-set-up`).
 * @param {string | null} told words, or null if the answer is not the server's own
 */
export function knowRights(told) {
  if (told === null) return;
  rights = told;
  document.documentElement.dataset.may = told;
}

/** Whether settings can be changed from here. */
export const maySetUp = () => rights.split(' ').includes('set-up');
