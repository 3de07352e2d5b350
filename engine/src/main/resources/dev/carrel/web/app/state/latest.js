// @ts-check
// Requests that overtake each other: only the newest counts, and the older ones are called off.

/**
 * @template Input, Result
 * @typedef {object} Latest
 * @property {(input: Input, signal: AbortSignal) => Promise<Result>} ask
 * @property {number} pause
 * @property {(result: Result, input: Input) => void} got
 * @property {(error: any, input: Input) => void} failed
 */

/**
 * Wraps `ask(input, signal)`. `now(input)` asks at once and calls off what is under way. `soon(input)` asks after a
 * pause without further calls, and not before what is under way is answered: the server would go on with what is called
 * off, and on a slow machine the letters of a word would pile up there. `got(result, input)` and `failed(error, input)`
 * hear of whatever was not called off.
 * @template Input, Result
 * @param {Latest<Input, Result>} latest
 */
export function latest({ask, pause, got, failed}) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {AbortController | null} */
  let controller = null;
  /** @type {(() => void) | null} */
  let next = null;

  function cancel() {
    clearTimeout(timer);
    controller?.abort();
    controller = null;
    next = null;
  }

  /** @param {Input} input */
  async function now(input) {
    cancel();
    const mine = controller = new AbortController();
    try {
      const result = await ask(input, mine.signal);
      if (controller === mine) got(result, input);
    } catch (error) {
      if (controller === mine && error.name !== 'AbortError') failed(error, input);
    }
    if (controller !== mine) return;
    controller = null;
    next?.();
  }

  /** @param {Input} input */
  function soon(input) {
    clearTimeout(timer);
    next = null;
    timer = setTimeout(() => {
      if (controller) next = () => now(input);
      else now(input);
    }, pause);
  }

  return {soon, now, cancel};
}
