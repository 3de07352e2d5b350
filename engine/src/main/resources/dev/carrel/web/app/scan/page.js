// @ts-check
// The page of claims, which scans for what its address claims.
import {writingPage} from '../ui/drawn-page.js';
import * as session from './session.js';
import {view} from './view.js';

export const {open, moved, close} = writingPage(session, view);
