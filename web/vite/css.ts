import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { withBreakpoints } from '@coinmirror/shared/constants/breakpoints.ts';
import { inRem } from '@coinmirror/shared/constants/rem.ts';
import type { CSSOptions } from 'vite';

/**
 * Style sheets name breakpoints, in the syntax of custom media queries; the table they are in is TypeScript's, too. A
 * class is named after its file's hash, then itself: names of one file then begin alike, which compresses best (0.6 KB
 * of the first load). Lengths are written in px and reach the browser in rem.
 */
export const css = {
  modules: { generateScopedName: (name, file) => `_${fileHash(file)}_${name}` },
  postcss: {
    plugins: [
      {
        postcssPlugin: 'named-media',
        AtRule: {
          media(rule) {
            const query = withBreakpoints(rule.params);
            if (query !== rule.params) rule.params = query;
          },
        },
      },
      {
        postcssPlugin: 'lengths-in-rem',
        Declaration(declaration) {
          if (DRAWN_TO_THE_PIXEL.test(declaration.source?.input.file ?? '')) return;
          const value = inRem(declaration.value);
          if (value !== declaration.value) declaration.value = value;
        },
        AtRule: {
          container(rule) {
            const query = inRem(rule.params);
            if (query !== rule.params) rule.params = query;
          },
        },
      },
    ],
  },
} satisfies CSSOptions;

/** A chart's picture has the letters of the chart that replaces it, which is drawn on a canvas. */
const DRAWN_TO_THE_PIXEL = /[\\/]charts[\\/]series[\\/]static[\\/]/;

const hashed = new Map<string, string>();

/** The same on every machine: of the path within the project. Throws for two files of one hash. */
function fileHash(file: string): string {
  const path = relative(import.meta.dirname, file)
    .replaceAll('\\', '/')
    .replace(/\?.*$/, '');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 6);
  const first = hashed.get(hash) ?? path;
  if (first !== path) throw new Error(`${first} and ${path} have one hash: rename one.`);
  hashed.set(hash, path);
  return hash;
}
