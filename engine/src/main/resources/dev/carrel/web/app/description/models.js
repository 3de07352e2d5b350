// @ts-check
// How a language model gets to the library: over the Model Context Protocol, by this server or by a program's own start
// of Carrel.
import {html} from '/lib/lit-html/lit-html.js';
import {command} from './trial.js';

/** The section about models. */
export const models = () => html`<section class="api-group" aria-labelledby="models-title">
  <h2 id="models-title">Connect a language model</h2>
  <p class="quiet">Programs such as Claude, Cursor, VS Code, Codex and Gemini can search this library over the Model
    Context Protocol. None of the tools changes anything. What a model is answered goes wherever that model runs.</p>
  <div class="ways">
    <div><h3>Set it up by itself</h3><p>Finds the programs used here, shows what it would write, and asks
      first.</p>${command('carrel mcp --install')}</div>
    <div><h3>Over HTTP, while this server runs</h3><p>For programs that take an address. The same tools as
      above.</p>${command(`${location.origin}/mcp`)}</div>
  </div>
</section>`;
