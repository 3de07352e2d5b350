// Addresses that lead to a text in a page (https://wicg.github.io/scroll-to-text-fragment/).

const few = 8;
const border = 4;

/** @param {string[]} words */
const encoded = words => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

/**
 * The address of a text in a page: all of a short one, first and last words of a long one.
 * @param {string} address
 * @param {string} text
 */
export function addressOfText(address, text) {
  const words = text.split(/\s+/u).filter(word => word !== '' && word !== '…');
  if (words.length === 0) return address;
  const named = words.length <= few ? encoded(words)
    : `${encoded(words.slice(0, border))},${encoded(words.slice(-border))}`;
  return `${address.replace(/#.*$/su, '')}#:~:text=${named}`;
}
