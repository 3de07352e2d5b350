// The settings: pairing, and what is remembered.
import {browser} from '../base/browser.js';
import {byId, element} from '../base/element.js';
import {defaultList} from '../remember/default-list.js';
import {change, remembering} from '../remember/settings.js';
import {turnOff, turnOn} from '../remember/switch.js';
import {pairing, unpair} from '../server/pairing.js';

async function showPairing() {
  const known = await pairing();
  byId('unpair').hidden = known === null;
  byId('pairing-says').textContent = known ? `Paired with ${known.address}.` : 'Not paired yet: click Carrel’s icon.';
}

async function showRules() {
  const {on, seconds, scrolled, where, allow, deny} = await remembering();
  byId('on').checked = on;
  Object.entries({seconds, scrolled, allow, deny}).forEach(([id, value]) => { byId(id).value = value; });
  for (const radio of document.querySelectorAll('input[name=where]')) {
    const choice = /** @type {HTMLInputElement} */ (radio);
    choice.checked = choice.value === where;
  }
}

async function showRefused() {
  const {refused = []} = await browser.storage.local.get('refused');
  const all = /** @type {{title: string, url: string, problem: string}[]} */ (refused);
  byId('refusals').hidden = all.length === 0;
  byId('refused').replaceChildren(...all.map(({title, url, problem}) => element('li', {},
    element('span', {dir: 'auto'}, title || url), element('p', {className: 'quiet'}, problem))));
}

byId('unpair').addEventListener('click', async () => {
  await unpair();
  await showPairing();
});
byId('on').addEventListener('change', async () => {
  if (byId('on').checked) await turnOn();
  else await turnOff();
  await showRules();
});
byId('usual').addEventListener('click', () => { byId('deny').value = defaultList; });
byId('rules').addEventListener('submit', async (/** @type {Event} */ event) => {
  event.preventDefault();
  const where = /** @type {HTMLInputElement} */ (document.querySelector('input[name=where]:checked')).value;
  await change({
    seconds: Number(byId('seconds').value), scrolled: Number(byId('scrolled').value),
    where: where === 'listed' ? 'listed' : 'everywhere', allow: byId('allow').value, deny: byId('deny').value,
  });
  byId('saved').textContent = 'Saved.';
});
await Promise.all([showPairing(), showRules(), showRefused()]);
