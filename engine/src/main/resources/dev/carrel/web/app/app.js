// @ts-check
// The app starts here: a table of pages, the frame around them, and the keys that work everywhere.
import {navigate, start} from './router.js';
import {paintShell, pageContainer} from './shell.js';
import {onConnection} from './state/connection.js';
import {lastSearch, onLastSearch} from './state/last-search.js';
import {takeDrops} from './dropping/drops.js';
import {knowKeys, listenForKeys} from './ui/keys.js';
import {showKeys} from './ui/keys-dialog.js';
import {queryHelp} from './search/query-help.js';
/** @import {Route} from './router.js' */
/** @import {Shown} from './shell.js' */

/** @type {Route[]} */
const routes = [
  {path: /^\/(?:search)?$/, name: 'search', title: 'Search', load: () => import('./search/page.js')},
  {path: /^\/documents$/, name: 'documents', title: 'Documents', load: () => import('./documents/page.js')},
  {path: /^\/read\/([^/]+)$/, name: 'read', title: 'Read', load: () => import('./reader/page.js')},
  {path: /^\/ask$/, name: 'ask', title: 'Ask', load: () => import('./ask/page.js')},
  {path: /^\/scan$/, name: 'scan', title: 'Scan', load: () => import('./scan/page.js')},
  {path: /^\/matrix$/, name: 'matrix', title: 'Matrix', load: () => import('./matrices/page.js')},
  {path: /^\/matrix\/([^/]+)$/, name: 'matrix', title: 'Matrix', load: () => import('./matrix/page.js')},
  {path: /^\/map$/, name: 'map', title: 'Map', load: () => import('./map/page.js')},
  {path: /^\/library$/, name: 'library', title: 'Library', load: () => import('./library/page.js')},
  {path: /^\/settings$/, name: 'settings', title: 'Settings', load: () => import('./settings/page.js')},
  {path: /^\/evaluate$/, name: 'evaluate', title: 'Evaluate', load: () => import('./evaluate/page.js')},
  {path: /^\/api$/, name: 'api', title: 'API', load: () => import('./description/page.js')},
  {path: /^/, name: 'unknown', title: 'Nothing here', load: () => import('./unknown.js')},
];

const help = () => showKeys(queryHelp);
/** @type {Shown} */
const shown = {route: routes[0], error: null, help};
const paint = () => paintShell(shown);

knowKeys('Everywhere', [
  {keys: 'g s', says: 'Go to Search', act: () => navigate(lastSearch())},
  {keys: 'g d', says: 'Go to Documents', act: () => navigate('/documents')},
  {keys: 'g a', says: 'Go to Ask', act: () => navigate('/ask')},
  {keys: 'g c', says: 'Go to Scan, for a claim', act: () => navigate('/scan')},
  {keys: 'g m', says: 'Go to Matrix', act: () => navigate('/matrix')},
  {keys: 'g p', says: 'Go to Map', act: () => navigate('/map')},
  {keys: 'g l', says: 'Go to Library', act: () => navigate('/library')},
  {keys: 'g t', says: 'Go to Settings', act: () => navigate('/settings')},
  {keys: 'g e', says: 'Go to Evaluate', act: () => navigate('/evaluate')},
  {keys: '?', says: 'Show this list', act: help},
]);

paint();
listenForKeys();
takeDrops();
onConnection(paint);
onLastSearch(paint);
start(routes, pageContainer(), (route, error) => {
  Object.assign(shown, {route, error});
  paint();
});
