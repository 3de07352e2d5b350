// @ts-check
// The page's parts: a list of the groups, how a model is connected, and every route.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {failure} from '../ui/empty.js';
import {icon} from '../ui/icons.js';
import {models} from './models.js';
import {routeDetails, routeKey} from './route.js';
import {groupedRoutes} from './routes.js';
import {load, toggle} from './session.js';
/** @import {ApiRoute, RouteGroup} from './routes.js' */
/** @import {DescriptionState} from './session.js' */

/** @param {string} name */
const anchor = name => `group-${name.toLowerCase().replaceAll(' ', '-')}`;

/** @param {ApiRoute} route */
function goTo(route) {
  toggle(routeKey(route), true);
  const element = document.getElementById(`route-${route.id}`);
  element?.scrollIntoView({block: 'start', behavior: 'smooth'});
  element?.querySelector('summary')?.focus({preventScroll: true});
}

/** @param {RouteGroup[]} groups */
const contents = groups =>
  html`<nav class="api-contents"
    aria-label="Routes">${groups.map(group => html`<section><h2>${group.name}</h2><ul>${group.routes.map(
  route => html`<li><button type="button" @click=${() => goTo(route)}><span
    class="method ${route.method}">${route.method.toUpperCase()}</span><span
    class="contents-path">${route.path.replace(/^\/api/, '')}</span></button></li>`)}</ul></section>`)}</nav>`;

/** @param {DescriptionState} state */
const head = ({description}) => html`<header class="page-head"><div><h1>API</h1>
  <p class="quiet">${description?.info?.description ?? html`&nbsp;`}</p></div>
  <a class="button" href="/api/openapi.json" target="_blank" rel="noopener">${icon('braces')}openapi.json</a></header>`;

const bones = () =>
  html`<div aria-hidden="true">${[1, 2, 3, 4, 5, 6].map(() => html`<div class="bone tall"></div>`)}</div>`;

/** @param {RouteGroup} routeGroup */
const group = ({name, routes}) => html`<section class="api-group" aria-labelledby=${anchor(name)}>
  <h2 id=${anchor(name)}>${name}</h2>${routes.map(routeDetails)}</section>`;

/**
 * The page of the API for a state.
 * @param {DescriptionState} state
 */
export function view(state) {
  const {description, error} = state;
  if (error) return html`<h1 class="unseen">API</h1>${failure(error, load)}`;
  const groups = description ? groupedRoutes(description) : [];
  return html`<div class="api-page">
    <div class="api-side">${contents(groups)}</div>
    <div class="api-main">${head(state)}${description ? groups.map(group) : bones()}${description ? models()
      : nothing}</div>
  </div>`;
}
