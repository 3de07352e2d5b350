// @ts-check
// The page of settings.
import {drawnPage} from '../ui/drawn-page.js';
import * as session from './session.js';
import {view} from './view.js';

export const {open, close} = drawnPage(session, view, session.begin);
