import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSOptions } from 'vite';

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;
type PostCssPlugin = NonNullable<PostCss['plugins']>[number];

/**
 * `composes: bar from "layouts/TopBar.module.css"` puts all that the app's style sheet says of that class before the
 * rule, for the rule's own selectors: on every screen, on paper, hovered, in a state. Rules about other elements within
 * it are left out. Paths are within `source`.
 */
export function composedRules(source: string): PostCssPlugin {
  return {
    postcssPlugin: 'composed-rules',
    Once(root, { postcss }) {
      root.walkDecls('composes', (declaration) => {
        const [, names = '', path = ''] = /^(.+) from "(.+)"$/.exec(declaration.value) ?? [];
        const rule = declaration.parent;
        if (rule?.type !== 'rule') throw declaration.error('composes stands in a rule');
        const { selectors } = rule as typeof rule & { readonly selectors: readonly string[] };
        const sheet = postcss.parse(readFileSync(join(source, path), 'utf8'));
        for (const name of names.split(' ')) {
          const composed = sheet.clone();
          composed.walkComments((comment) => void comment.remove());
          composed.walkRules((theirs) => {
            const states = theirs.selectors.flatMap((selector) => stateOf(selector, name) ?? []);
            if (states.length === 0) theirs.remove();
            else theirs.selectors = selectors.flatMap((own) => states.map((state) => own + state));
          });
          composed.walkAtRules((theirs) => {
            if (theirs.name !== 'media' || theirs.nodes?.length === 0) theirs.remove();
          });
          if (composed.nodes.length === 0) throw declaration.error(`${path} has no .${name}`);
          rule.before(composed.nodes);
        }
        declaration.remove();
        if (rule.nodes.length === 0) rule.remove();
      });
    },
  };
}

/** What a selector says of a class beside itself: `:hover`, `[aria-current]`, nothing; null where it is about another. */
function stateOf(selector: string, name: string): string | null {
  const [, own, state = ''] = /^\.([\w-]+)((?:::?[\w-]+(?:\([^()]*\))?|\[[^\]]+\])*)$/.exec(selector) ?? [];
  return own === name ? state : null;
}
