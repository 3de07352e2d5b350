// Whether a page may be remembered.
//
// A line of a list is a domain, which stands for all below it too, or a pattern with * for anything and ? for one sign.
// With a slash it is compared with host and path, without one with the host. What stands behind # is a remark.

/** @param {string} list */
export const lines = list => list.split('\n').map(line => line.replace(/#.*$/u, '').trim().toLowerCase())
  .filter(line => line !== '');

/** @param {string} pattern */
const compiled = pattern => pattern.replace(/[.+^${}()|[\]\\]/gu, '\\$&').replaceAll('*', '.*').replaceAll('?', '.');

/**
 * @param {string} pattern
 * @param {URL} url
 */
export function matches(pattern, {hostname, host, pathname, search}) {
  const bare = pattern.replace(/^(?:\*|https?):\/\//u, '');
  if (bare.includes('/')) {
    return new RegExp(`^${compiled(bare)}$`, 'u').test((host + pathname + search).toLowerCase());
  }
  const expression = new RegExp(`^(?:.*\\.)?${compiled(bare)}$`, 'u');
  return expression.test(hostname.toLowerCase()) || expression.test(host.toLowerCase());
}

/** A name without a dot is one of the network around. @param {URL} url */
const isOfTheWeb = ({protocol, hostname}) => /^https?:$/u.test(protocol) && hostname.includes('.');

/**
 * @param {string} address
 * @param {{where: 'everywhere' | 'listed', allow: string, deny: string}} settings
 */
export function mayRemember(address, {where, allow, deny}) {
  const url = URL.parse(address);
  const any = (/** @type {string} */ list) => url !== null && lines(list).some(line => matches(line, url));
  if (url === null || !(isOfTheWeb(url) || any(allow)) || any(deny)) return false;
  return where === 'everywhere' || any(allow);
}
