import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Mark, markOf } from './marks.ts';

const require = createRequire(import.meta.url);
const web3icons = join(dirname(require.resolve('@web3icons/core')), 'svgs');
const classics = join(dirname(require.resolve('cryptocurrency-icons/package.json')), 'svg/color');

/**
 * Source of an icon: a module of @web3icons/core with SVG text, an SVG file of cryptocurrency-icons, or our own mark.
 */
export type IconSource =
  | { readonly kind: 'module'; readonly file: string }
  | { readonly kind: 'svg'; readonly file: string }
  | { readonly kind: 'mark'; readonly mark: Mark };

/**
 * `token:BTC`, `network:hyper-evm`, `exchange:okx`, `wallet:trust` or `classic:btc` → its file, `mark:coin/sky` → our
 * own mark; null if there is none.
 */
export function iconSource(icon: string): IconSource | null {
  const [folder = '', name = ''] = icon.split(':');
  if (folder === 'mark') {
    const mark = markOf(name);
    return mark && { kind: 'mark', mark };
  }
  if (folder === 'classic') {
    const file = join(classics, `${name}.svg`);
    return existsSync(file) ? { kind: 'svg', file } : null;
  }
  // The disc with its own colour works on light and dark pages.
  for (const variant of ['background', 'branded']) {
    const file = join(web3icons, `${folder}s`, variant, `${name}.svg.js`);
    if (existsSync(file)) return { kind: 'module', file };
  }
  return null;
}
