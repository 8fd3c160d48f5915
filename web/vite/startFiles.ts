import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { createGraph } from './chunkGraph.ts';

/** The modules that `main.tsx` imports one by one. */
export function startModules(root: string): readonly string[] {
  return ['boot/react.ts', 'boot/frame.ts', 'start.tsx'].map((name) => join(root, 'src/app', name));
}

/** Vite's own script element for the entry. */
const ENTRY = '<script type="module"';

/**
 * Adds what `main.tsx` will import to the head of the HTML, so that everything loads at once. The styles are not
 * applied yet: the first paint only needs those of the entry. All of it has low priority, so that it does not compete
 * with the first paint on a slow connection.
 */
export function startFiles(root: string): Plugin {
  return {
    name: 'start-files',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return [];
        const { js, css } = createGraph(bundle).files(startModules(root));
        if (js.length === 0) throw new Error('The chunks of the start were not found.');
        if (!html.includes(ENTRY)) throw new Error('The script of the entry was not found.');
        const tags = [
          ...css.map((href) => link({ rel: 'preload', as: 'style', href })),
          ...js.map((href) => link({ rel: 'modulepreload', href })),
        ];
        return { html: html.replace(ENTRY, `${ENTRY} fetchpriority="low"`), tags };
      },
    },
  };
}

function link(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, fetchpriority: 'low', crossorigin: true }, injectTo: 'head' };
}
