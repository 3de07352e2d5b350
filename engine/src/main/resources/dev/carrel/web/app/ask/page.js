// @ts-check
// The page of questions, which asks what its address asks.
import {writingPage} from '../ui/drawn-page.js';
import * as session from './session.js';
import {view} from './view.js';

export const {open, moved, close} = writingPage(session, view);
