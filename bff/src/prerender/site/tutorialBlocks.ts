import { toTextBlocks } from '@coinmirror/shared/content/documents/read.ts';
import { TUTORIALS } from '@coinmirror/shared/content/tutorials/compiled/texts.ts';
import { lessonsOf } from '@coinmirror/shared/content/tutorials/lessons.ts';
import { TUTORIAL_GROUPS, type Tutorial } from '@coinmirror/shared/content/tutorials/tutorial.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import type { Block } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, PageAddress, PageWords } from '../served.ts';
import { wikiGroupBlocks } from './wikiBlocks.ts';

export const TUTORIAL_IDS: readonly string[] = TUTORIALS.map(({ id }) => id);

/** The tutorial of an address; null where there is none of that name. */
export function tutorialOf(id: string): Tutorial | null {
  return TUTORIALS.find((one) => one.id === id) ?? null;
}

/** Title and sentence of one tutorial; null on the list of them. */
export function tutorialWords({ params: { id = '' } }: PageAddress): PageWords | null {
  const tutorial = tutorialOf(id);
  return tutorial && { title: tutorial.title, description: tutorial.summary };
}

/** One tutorial in full, or the list of all. */
export function tutorialBlocks(page: PageAddress): readonly Block[] | null {
  const { id } = page.params;
  if (id !== undefined) {
    const tutorial = tutorialOf(id);
    return (
      tutorial && [
        { kind: 'head', title: tutorial.title, summary: tutorial.summary, asOf: null },
        { kind: 'text', text: toTextBlocks(tutorial.blocks) },
      ]
    );
  }
  const inOrder = TUTORIAL_GROUPS.flatMap((group) => TUTORIALS.filter((one) => one.group === group));
  const lines = inOrder.map(({ id: own, title, summary, group, minutes }) => ({
    link: linkTo('tutorial', { id: own }),
    title,
    note: `${group}，${minutes} 分钟。${summary}`,
  }));
  return [pageHead(page), { kind: 'lines', lines }];
}

/** The lessons of DeFi in order, and its terms under them. */
export function courseBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const lines = lessonsOf('DeFi').map(({ id, title, summary, minutes }) => ({
    link: linkTo('tutorial', { id }),
    title,
    note: `${minutes} 分钟。${summary}`,
  }));
  const [, ...terms] = wikiGroupBlocks(page, answers) ?? [];
  return [pageHead(page), { kind: 'lines', lines }, ...terms];
}
