import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { compact } from '../compact.ts';
import { css } from '../css.ts';
import { composedRules } from './composedRules.ts';

const MARKER = '<!--prerender-->';

/** In this order: a rule in a later file wins. */
const PARTS = ['frame', 'words', 'table', 'subject'] as const;

/**
 * Writes the styles of the words that the gateway puts into the root (`bff/src/prerender`) before their place. They
 * leave with them when the app replaces it.
 */
export function firstHtml(root: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-html',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (relative(root, filename) !== 'index.html') return html;
        if (!html.includes(MARKER)) throw new Error(`index.html has no ${MARKER}.`);
        const styles = await firstStyles(config, root);
        return html.replace(MARKER, () => `<style>${styles}</style>${MARKER}`);
      },
    },
  };
}

/** The rules of the first HTML, each with those of the app that it composes. Throws where one of them is not there. */
export async function firstStyles(config: ResolvedConfig, root: string): Promise<string> {
  const file = join(root, 'vite/firstHtml/first.css');
  const rules = PARTS.map((part) => readFileSync(join(root, `vite/firstHtml/${part}.css`), 'utf8')).join(
    '\n',
  );
  const postcss = { plugins: [composedRules(join(root, 'src')), ...css.postcss.plugins] };
  const { code } = await preprocessCSS(rules, file, { ...config, css: { ...config.css, postcss } });
  return (
    compact(code)
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>]) ?/g, '$1')
      // Only behind: a colon that begins a part of a selector has its blank before it.
      .replaceAll(': ', ':')
      .replaceAll(';}', '}')
  );
}
