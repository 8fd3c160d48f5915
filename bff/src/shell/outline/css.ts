import { readFileSync } from 'node:fs';

/** The outline's own few rules, over the page's tokens; they leave together with the outline. */
export const outlineStyles = `<style>${readFileSync(new URL('outline.css', import.meta.url), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{}:;,>]) ?/g, '$1')
  .trim()}</style>`;
