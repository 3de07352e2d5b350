// @ts-check
// The column beside the document, which is a sheet where there is no room for it.
import {openDialog} from '../ui/dialog.js';
import {panel} from './panel/panel.js';
import {current, set} from './session.js';
import {togglePanel} from './showing.js';
import {narrow} from './width.js';
/** @import {Tab} from './session.js' */

function openSheet() {
  const sheet = openDialog({
    title: 'About this document',
    kind: 'sheet reader-sheet',
    body: () => panel(current()),
    closed: () => set({sheet: null}),
  });
  set({sheet});
}

/** Shuts the sheet, so that what was chosen in it is seen. */
export const shutSheet = () => current().sheet?.close();

/**
 * Shows or hides the side; with a tab named, shows that.
 * @param {Tab} [tab]
 */
export function toggleSide(tab) {
  const {sheet, panel: open} = current();
  if (tab) set({tab});
  if (!narrow()) return tab && open ? undefined : togglePanel();
  return sheet ? sheet.close() : openSheet();
}
