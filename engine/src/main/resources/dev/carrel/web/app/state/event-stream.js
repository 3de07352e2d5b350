// @ts-check
// Server-sent events of a request that a browser's EventSource cannot make, because it sends something along.

/**
 * One event; null for what is none, as a line that only keeps the connection alive.
 * @param {string} block
 * @returns {{name: string, data: any} | null}
 */
function event(block) {
  const lines = block.split('\n');
  /** @param {string} field */
  const values = field => lines.filter(line => line.startsWith(`${field}: `)).map(line => line.slice(field.length + 2));
  const data = values('data').join('\n');
  return data === '' ? null : {name: values('event')[0] ?? 'message', data: JSON.parse(data)};
}

/**
 * The events of a body, as they come.
 * @param {ReadableStream<BufferSource>} body
 */
export async function* eventsOf(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const blocks = (rest + piece.value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const one of blocks.map(event)) if (one) yield one;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
