// Requests that overtake each other: only the newest counts, and the older ones are called off.

/**
 * Wraps `ask(input, signal)`. `soon(input)` asks after a pause without further calls, `now(input)` at once;
 * `got(result, input)` and `failed(error, input)` hear of the newest request only.
 */
export function latest({ask, pause, got, failed}) {
  let timer = null;
  let controller = null;

  function cancel() {
    clearTimeout(timer);
    controller?.abort();
    controller = null;
  }

  async function now(input) {
    cancel();
    const mine = controller = new AbortController();
    try {
      const result = await ask(input, mine.signal);
      if (controller === mine) got(result, input);
    } catch (error) {
      if (controller === mine && error.name !== 'AbortError') failed(error, input);
    }
  }

  function soon(input) {
    clearTimeout(timer);
    timer = setTimeout(() => now(input), pause);
  }

  return {soon, now, cancel};
}
