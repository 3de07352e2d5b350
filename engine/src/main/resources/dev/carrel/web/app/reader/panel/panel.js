// @ts-check
// The side: one of five tabs.
import {html} from '/lib/lit-html/lit-html.js';
import {guard} from '/lib/lit-html/directives/guard.js';
import {keyed} from '/lib/lit-html/directives/keyed.js';
import {set} from '../session.js';
import {about} from './about.js';
import {contents} from './contents.js';
import {hitList} from './hit-list.js';
import {noteList} from './note-list.js';
import {related} from './related.js';
import {tabs} from './tabs.js';
/** @import {LoadedState, ReaderState} from '../session.js' */

const contentsOf = {hits: hitList, about, notes: noteList, outline: contents, related};

const bones = () =>
  html`<div class="bone title"></div><div class="bone"></div><div class="bone"></div><div class="bone short"></div>`;

/** @param {ReaderState} state */
const tabSwitch = ({tab, hits, annotations}) => tabs({
  name: 'tab', label: 'What to show beside the document', value: tab, choose: chosen => set({tab: chosen}),
  options: [
    {value: 'hits', label: hits?.length ? `Hits ${hits.length}` : 'Hits'},
    {value: 'about', label: 'About'},
    {value: 'notes', label: annotations.length > 0 ? `Notes ${annotations.length}` : 'Notes'},
    {value: 'outline', label: 'Outline'}, {value: 'related', label: 'Related'},
  ],
});

/**
 * The side for a state.
 * @param {ReaderState} state
 */
export const panel = state => html`
  <div class="panel-tabs">${tabSwitch(state)}</div>
  ${keyed(state.tab, html`<div class="panel-body" tabindex="0" role="tabpanel" aria-labelledby="tab-${state.tab}">
    ${state.whole
      ? guard([state.tab, state.whole, state.hits, state.hitsError, state.passage, state.near, state.related,
        state.queries, state.view, state.limit, state.source, state.annotations, state.note, state.writing,
        state.whole.document.labels],
        () => contentsOf[state.tab](/** @type {LoadedState} */ (state)))
      : bones()}
  </div>`)}`;
