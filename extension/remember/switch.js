// Turns remembering on and off: the right to see pages is asked for when it is turned on, and given back when it is
// turned off.
import {browser} from '../base/browser.js';
import {change, remembering} from './settings.js';

const everywhere = {origins: ['http://*/*', 'https://*/*']};
const script = 'reading';

async function watch() {
  const known = await browser.scripting.getRegisteredContentScripts({ids: [script]});
  if (known.length === 0) {
    // From the root: Firefox looks for it beside the page that registers it.
    await browser.scripting.registerContentScripts([{
      id: script, js: ['/remember/reading.js'], matches: everywhere.origins, runAt: 'document_idle',
    }]);
  }
}

async function unwatch() {
  const known = await browser.scripting.getRegisteredContentScripts({ids: [script]});
  if (known.length > 0) await browser.scripting.unregisterContentScripts({ids: [script]});
}

/** Has to be called at a click: the browser asks the person. */
export async function turnOn() {
  const granted = await browser.permissions.request(everywhere);
  if (granted) {
    await watch();
    await change({on: true, paused: false});
  }
  return granted;
}

export async function turnOff() {
  await change({on: false, paused: false});
  await unwatch();
  await browser.permissions.remove(everywhere).catch(() => false);
}

/** After the browser took the right away, or was updated. */
export async function agree() {
  const {on} = await remembering();
  const allowed = await browser.permissions.contains(everywhere);
  if (on && allowed) await watch();
  else if (on) await turnOff();
}
