import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { createGraph } from './chunkGraph.ts';

/** What `main.tsx` asks for piece by piece. */
export function startModules(root: string): readonly string[] {
  return ['boot/react.ts', 'boot/frame.ts', 'start.tsx'].map((name) => join(root, 'src/app', name));
}

/** Vite's own element for the entry. */
const ENTRY = '<script type="module"';

/**
 * Names what `main.tsx` is going to ask for in the head of the shell, so that all of it is on its way at once. The
 * styles are no style sheets yet: the first paint needs those of the entry alone. All of it is less urgent than what
 * that paint waits for, with which it would share a slow line.
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
