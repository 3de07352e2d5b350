// @ts-check
// The language model that the owner has named, and whether something may be sent to where it runs.
import * as api from '../api.js';
import {askWhetherToSend} from '../ui/consent.js';

/**
 * Null if there is none, undefined while that is not known.
 * @typedef {Api.AssistantModel | null | undefined} Assistant
 */

/**
 * Whether nothing may be sent to a model. Where it is not known which there is, the server decides, and says what is
 * wrong.
 * @param {Assistant} model
 */
export const isLeftOut = model => model === null
  || (model !== undefined && model.sending !== 'here' && model.sending !== 'allowed');

/**
 * Asks the reader, once for each machine, before anything is sent there. Gives the model as it is then, or `stay` if
 * the reader did not want to decide.
 * @param {Assistant} model
 * @returns {Promise<Assistant | 'stay'>}
 */
export async function settled(model) {
  return model?.sending === 'undecided' ? decided(model) : model;
}

/**
 * Lets the reader decide, whatever was decided before.
 * @param {Api.AssistantModel} model
 * @returns {Promise<Api.AssistantModel | null | 'stay'>}
 */
export async function decided(model) {
  const allow = await askWhetherToSend(model);
  return allow === null ? 'stay' : (await api.decideAssistant(allow)).model;
}
