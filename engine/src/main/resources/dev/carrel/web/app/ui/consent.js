// @ts-check
// The question whether something may be sent to another machine.
import {html} from '/lib/lit-html/lit-html.js';
import {openDialog} from './dialog.js';

/**
 * Asks; true or false as the reader decides, null if they close the question.
 * @param {Api.AssistantModel} model
 * @returns {Promise<boolean | null>}
 */
export function askWhetherToSend({name, host, encrypted}) {
  return new Promise(answer => {
    /** @param {boolean} allow */
    const decide = allow => {
      answer(allow);
      dialog.close();
    };
    const dialog = openDialog({
      title: `Send to ${host}?`,
      kind: 'small',
      // A promise keeps its first answer, so closing says nothing after a button did.
      closed: () => answer(null),
      body: () => html`
        <p>Your questions, and the passages of your documents that are found for them, would be sent to
          <strong class="breaks">${name}</strong> at <strong class="breaks">${host}</strong>, which is not this
          machine${encrypted ? '' : ', and not encrypted'}.</p>
        <p class="quiet">This is asked once for each machine.</p>
        <div class="dialog-end">
          <button class="button" type="button" @click=${() => decide(false)}>Send nothing</button>
          <button class="button primary" type="button" @click=${() => decide(true)}>Send to ${host}</button>
        </div>`,
    });
  });
}
