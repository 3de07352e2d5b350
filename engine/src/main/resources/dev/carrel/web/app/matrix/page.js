// @ts-check
// The page of the matrix that its address names.
import {drawnPage} from '../ui/drawn-page.js';
import * as session from './session.js';
import {view} from './view.js';

export const {open, close} = drawnPage(session, view, (paint, {parts}) => session.begin(parts[0], paint));
