import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { markTooOld } from '../../src/app/older/markTooOld.ts';
import { compact } from '../compact.ts';

const MARKER = '<!--tooOld-->';

/** One calm sentence: what still works, what does not, what helps. */
export const TOO_OLD =
  '浏览器版本过旧，本页只能阅读，价格不会更新；请用新版 Chrome、Edge、Firefox 或 Safari 打开。';

/** Writes the check for browsers that are too old for the app into the first HTML, before anything else of it. */
export function tooOld(root: string): Plugin {
  return {
    name: 'too-old',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(MARKER)) return html;
        const styles = compact(readFileSync(join(root, 'vite/tooOld/tooOld.css'), 'utf8'));
        const script = `(${compact(markTooOld.toString())})(${JSON.stringify(TOO_OLD)})`;
        return html
          .replace(MARKER, () => `<script>${script}</script>`)
          .replace('</head>', () => `<style>${styles}</style></head>`);
      },
    },
  };
}
