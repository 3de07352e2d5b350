// @ts-check
// What the reader did to a control, as the value that it has now.

/**
 * Hears what stands in a field, a list or a slider.
 * @param {(value: string) => void} take
 */
export const withValue = take => (/** @type {Event} */ event) =>
  take(/** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value);

/**
 * Hears whether a box is ticked.
 * @param {(on: boolean) => void} take
 */
export const withTick = take => (/** @type {Event} */ event) =>
  take(/** @type {HTMLInputElement} */ (event.target).checked);

/**
 * The element that an event happened to.
 * @param {Event} event
 */
export const targetOf = event => /** @type {HTMLElement} */ (event.target);

/**
 * Hears whether a `<details>` was opened or shut; those inside it do not count.
 * @param {(on: boolean) => void} take
 */
export const whenToggled = take => (/** @type {Event} */ event) => {
  const details = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (event.target === details) take(details.open);
};

/**
 * Hears that a form is to be sent, and keeps the browser from leaving the page for it.
 * @param {() => void} act
 */
export const whenSubmitted = act => (/** @type {Event} */ event) => {
  event.preventDefault();
  act();
};

/**
 * Hears the Enter key in a box of several lines; with Shift it begins a new line.
 * @param {() => void} act
 */
export const whenEntered = act => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  act();
};
