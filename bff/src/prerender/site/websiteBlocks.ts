import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import type { Block } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, PageAddress } from '../served.ts';

/** The directory in words: each site with its address and what one goes there for; null while it is not known. */
export function websiteBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const groups = answers.entity('websiteList');
  if (groups === null) return null;
  const text = groups.flatMap(({ name, sites }): readonly TextBlock[] => [
    { kind: 'heading', text: name },
    ...sites.map(
      (site): TextBlock => ({
        kind: 'item',
        text: `${site.name} ${site.url.replace(/^https?:\/\//, '')} ${site.summary}`,
      }),
    ),
  ]);
  return [pageHead(page), { kind: 'text', text }];
}
