import { readFileSync } from 'node:fs';
import { withBreakpoints } from '@coinmirror/shared/constants/breakpoints.ts';
import { inRem } from '@coinmirror/shared/constants/rem.ts';

/** In this order: a rule in a later file wins. */
const PARTS = ['frame', 'words', 'table', 'subject'] as const;

const rules = PARTS.map((name) => readFileSync(new URL(`css/${name}.css`, import.meta.url), 'utf8')).join(
  '\n',
);

/** The rules of the prerendered HTML, over the page's tokens. They leave with it when the app replaces it. */
export const prerenderStyles = `<style>${inRem(rules.replace(/@media[^{]+/g, withBreakpoints))
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{}:;,>]) ?/g, '$1')
  .trim()}</style>`;
