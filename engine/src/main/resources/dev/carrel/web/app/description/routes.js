// @ts-check
// The routes of an OpenAPI description, in the groups that people look for.

/**
 * @typedef {object} ApiRoute
 * @property {string} id
 * @property {string} method
 * @property {string} path
 * @property {string} group
 * @property {string} summary
 * @property {Api.RouteParameter[]} parameters
 * @property {Api.Media | null} body
 * @property {ApiAnswer[]} answers
 */

/** @typedef {[status: string, {description: string, content?: Api.Media}]} ApiAnswer */

/** @typedef {{name: string, routes: ApiRoute[]}} RouteGroup */

const groups = [
  {name: 'Search', places: ['search', 'facets', 'similar', 'context', 'verify']},
  {name: 'Documents', places: ['documents', 'passages', 'export']},
  {name: 'Sources and work', places: ['sources', 'sync', 'reindex', 'jobs', 'events', 'folders', 'files']},
  {name: 'Library and server', places: ['status', 'coverage', 'settings', 'libraries', 'server', 'openapi.json']},
  {name: 'Evaluation', places: ['evaluations']},
  {name: 'Capture from the browser', places: ['pairings', 'pages']},
];

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** @param {string} path */
const groupOf = path => groups.find(group => group.places.includes(path.split('/')[2]))?.name ?? 'More';

/** @param {string} path @param {Api.PathItem} item */
function routesOf(path, item) {
  return methods.filter(method => item[method]).map(method => {
    const operation = item[method];
    return {
      id: operation.operationId ?? `${method} ${path}`, method, path, group: groupOf(path),
      summary: operation.summary ?? '', parameters: [...item.parameters ?? [], ...operation.parameters ?? []],
      body: operation.requestBody?.content ?? null, answers: Object.entries(operation.responses ?? {}),
    };
  });
}

/**
 * All routes of a description as `[{name, routes}]`; a group without any is left out.
 * @param {Api.Description} description
 */
export function groupedRoutes(description) {
  const all = Object.entries(description.paths).flatMap(([path, item]) => routesOf(path, item));
  return [...groups.map(group => group.name), 'More']
    .map(name => ({name, routes: all.filter(route => route.group === name)}))
    .filter(group => group.routes.length > 0);
}
