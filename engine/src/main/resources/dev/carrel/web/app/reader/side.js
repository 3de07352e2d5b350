// The column beside the document, which is a sheet where there is no room for it.
import {openDialog} from '../ui/dialog.js';
import {panel} from './panel/panel.js';
import {current, set, togglePanel} from './session.js';
import {narrow} from './width.js';

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

/** Shows or hides the side; with a tab named, shows that. */
export function toggleSide(tab) {
  const {sheet, panel: open} = current();
  if (tab) set({tab});
  if (!narrow()) return tab && open ? undefined : togglePanel();
  return sheet ? sheet.close() : openSheet();
}
