// @ts-check
// The page of matrices: a form for a new one, and those that are there.
import {followingPage} from '../ui/drawn-page.js';
import * as session from './session.js';
import {view} from './view.js';

export const {open, moved, close} = followingPage(session, view);
