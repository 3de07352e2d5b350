// Connects to a server with one of the official clients, lists and calls every tool, and prints what it got as JSON.
//   node every-tool.mjs old|new|newest COMMAND ARGUMENT...
//   node every-tool.mjs old|new|newest http://ADDRESS/mcp
// old: the client of protocol revision 2025-11-25; new: its successor as it comes; newest: the same, asking for the
// stateless revision 2026-07-28 first.
const [kind, command, ...args] = process.argv.slice(2);

const { Client } = await (kind === 'old'
  ? import('@modelcontextprotocol/sdk/client/index.js')
  : import('@modelcontextprotocol/client'));
const transportToServer = async () => {
  if (/^https?:/.test(command)) {
    const { StreamableHTTPClientTransport } = await (kind === 'old'
      ? import('@modelcontextprotocol/sdk/client/streamableHttp.js')
      : import('@modelcontextprotocol/client'));
    return new StreamableHTTPClientTransport(new URL(command));
  }
  const { StdioClientTransport } = await (kind === 'old'
    ? import('@modelcontextprotocol/sdk/client/stdio.js')
    : import('@modelcontextprotocol/client/stdio'));
  return new StdioClientTransport({ command, args, env: process.env, stderr: 'inherit' });
};

const started = performance.now();
const errors = [];
const client = new Client({ name: 'test', version: '1' }, kind === 'newest' ? { versionNegotiation: { mode: 'auto' } } : {});
client.onerror = error => errors.push(String(error));
const transport = await transportToServer();
await client.connect(transport);

const call = async (name, given) => {
  const result = await client.callTool({ name, arguments: given });
  const text = result.content[0].text;
  // The text is the structure again, for clients that know text only.
  const same = result.isError || JSON.stringify(JSON.parse(text)) === JSON.stringify(result.structuredContent);
  return { error: result.isError === true, same, text: result.isError ? text : '', answer: result.structuredContent ?? null };
};

const { tools } = await client.listTools();
const search = await call('search', { query: 'why do people lie awake', limit: 2 });
const firstAnswer = performance.now() - started;
const id = search.answer.results[0].id;
const quote = search.answer.results[0].passage.text.split('. ')[0];
const calls = {
  search,
  next: await call('search', { query: 'why do people lie awake', limit: 2, cursor: search.answer.nextCursor }),
  fetch: await call('fetch', { id, max_chars: 400 }),
  context: await call('context', { query: 'slow oscillations', documents: [id] }),
  similar: await call('similar', { id, limit: 3 }),
  verify_quote: await call('verify_quote', { quote }),
  library: await call('library', { list: 'documents', limit: 2 }),
  unknown: await call('search', { query: 'x', limt: 3 }),
};
const { resources, nextCursor } = await client.listResources();
const { contents } = await client.readResource({ uri: resources[0].uri });
const { resourceTemplates } = await client.listResourceTemplates();
await client.close();

console.log(JSON.stringify({
  server: client.getServerVersion?.() ?? null,
  revision: client.getNegotiatedProtocolVersion?.() ?? transport.protocolVersion ?? null,
  tools, calls, firstAnswer, errors,
  resources: resources.length, nextCursor: nextCursor ?? null, templates: resourceTemplates.length,
  read: contents[0].text.length,
}));
