// @ts-check
// One route: what it takes and gives, and, if it changes nothing, a form to try it.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {whenToggled} from '../ui/events.js';
import {limitsOf, resolve, schemaTree, typeOf} from './schema.js';
import {current, toggle} from './session.js';
import {trial} from './trial.js';
/** @import {ApiAnswer, ApiRoute} from './routes.js' */

/** @param {Api.RouteParameter} one */
const parameter = one => {
  const schema = resolve(one.schema, current().description);
  const says = one.description ?? schema.description ?? '';
  return html`<tr><th
    scope="row"><code>${one.name}</code>${one.required ? html`<span class="needed">required</span>` : nothing}</th>
    <td><span class="schema-type">${typeOf(one.schema, current().description)}</span>${one.in === 'path'
      ? html` <span class="quiet">in the path</span>` : nothing}
      ${says ? html`<p>${says}</p>` : nothing}<p
        class="quiet">${limitsOf(schema.type === 'array' ? {...schema.items, maxItems: schema.maxItems}
          : schema)}</p></td></tr>`;
};

/** @param {ApiRoute} route */
const parameters = route =>
  html`<h3>Parameters</h3><table class="parameters"><caption class="unseen">Parameters of ${route.path}</caption>
  <tbody>${route.parameters.map(parameter)}</tbody></table>`;

/** @param {Api.Media | null | undefined} media @param {string} place */
const content = (media, place) => Object.entries(media ?? {}).map(([type, {schema}]) => html`<div class="content">
  <p class="quiet">${type}</p>${schemaTree(schema ?? {}, `${place} ${type}`)}</div>`);

/** @param {ApiAnswer} apiAnswer @param {ApiRoute} route */
const answer = ([status, {description, content: media}], route) => html`<div class="answer">
  <p><b class="status">${status === 'default' ? 'else' : status}</b>
    ${description}</p>${content(media, `${route.id} ${status}`)}</div>`;

/** @param {ApiRoute} route */
const inner = route => html`<div class="route-body">
  <div class="route-facts">
    ${route.parameters.length > 0 ? parameters(route) : nothing}
    ${route.body ? html`<h3>Body</h3>${content(route.body, `${route.id} body`)}` : nothing}
    <h3>Answers</h3>${route.answers.map(one => answer(one, route))}
  </div>
  ${route.method === 'get' ? trial(route) : nothing}
</div>`;

/**
 * The key under which a route is open.
 * @param {ApiRoute} route
 */
export const routeKey = route => `route ${route.id}`;

/**
 * A route, closed at first.
 * @param {ApiRoute} route
 */
export function routeDetails(route) {
  const open = current().open.has(routeKey(route));
  return html`<details class="route" id="route-${route.id}" ?open=${open}
    @toggle=${whenToggled(on => toggle(routeKey(route), on))}>
    <summary><span class="method ${route.method}">${route.method.toUpperCase()}</span><span
      class="route-path">${route.path}</span>
      <span class="route-says">${route.summary}</span></summary>
    ${open ? inner(route) : nothing}
  </details>`;
}
