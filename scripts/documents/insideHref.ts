import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calculators } from '@coinmirror/shared/calculators/calculators.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { WIKI_GROUPS } from '@coinmirror/upstream/catalogue/content/wiki/wiki.ts';
import { root } from '../bootstrap/paths.mjs';

/** `term:amm`, `tutorial:approvals`, `calc:loss` */
const INSIDE = /^(term|tutorial|calc):([a-z][\da-z-]*)$/;

/** The tutorials, one file each. */
export const TUTORIALS = join(root, 'shared/src/content/tutorials');

const terms = new Set(WIKI_GROUPS.flatMap((group) => group.terms.map(({ id }) => id)));

/** The address of a short link; null for any other link. Throws an Error if the name does not exist. */
export function insideHref(url: string): string | null {
  const [, kind, id = ''] = INSIDE.exec(url) ?? [];
  if (kind === undefined) return null;
  if (kind === 'term' && terms.has(id)) return hrefTo('wikiNoun', { id });
  if (kind === 'tutorial' && readdirSync(TUTORIALS).includes(`${id}.md`)) return hrefTo('tutorial', { id });
  if (kind === 'calc' && calculators.some(({ key }) => key === id))
    return hrefTo('dataCalc', {}, { tab: id });
  throw new Error(`leads nowhere: ${url}`);
}
