import { readFileSync } from 'node:fs';

/** In the order in which they are read: what stands in two of them is decided by the later one. */
const PARTS = ['frame', 'words', 'table', 'subject'] as const;

const rules = PARTS.map((name) => readFileSync(new URL(`css/${name}.css`, import.meta.url), 'utf8')).join(
  '\n',
);

/** The outline's own few rules, over the page's tokens; they leave together with the outline. */
export const outlineStyles = `<style>${rules
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{}:;,>]) ?/g, '$1')
  .trim()}</style>`;
