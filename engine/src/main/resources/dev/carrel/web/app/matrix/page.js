// @ts-check
// The page of the matrix that its address names.
import {drawnPage} from '../ui/drawn-page.js';
import {offsetIn} from './pages.js';
import * as session from './session.js';
import {view} from './view.js';

export const {open, close} = drawnPage(session, view, (paint, {parts, parameters}) =>
  session.begin({id: parts[0], offset: offsetIn(parameters)}, paint));
