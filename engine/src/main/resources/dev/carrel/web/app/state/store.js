// @ts-check
// What a page shows is one object. Whoever changes it says what differs, and the page that is open draws itself again.

/**
 * A store that begins with what `fresh` gives. Its `state` is the same object for ever, so it may be held on to.
 * @template {object} State
 * @param {() => State} fresh
 */
export function createStore(fresh) {
  const state = fresh();
  let changed = () => {};
  return {
    state,

    /** All that is shown now. */
    current: () => state,

    /**
     * Changes what is shown, and draws it.
     * @param {Partial<State>} changes
     */
    set(changes) {
      Object.assign(state, changes);
      changed();
    },

    /** Draws everything again, for pieces that keep something of their own. */
    redraw: () => changed(),

    /**
     * Forgets everything but what is given, and draws nothing.
     * @param {Partial<State>} [known]
     */
    reset: known => Object.assign(state, fresh(), known),

    /**
     * Calls `draw` after every change from now on.
     * @param {() => void} draw
     */
    listen(draw) {
      changed = draw;
    },

    /** Draws no more. */
    silence() {
      changed = () => {};
    },
  };
}
