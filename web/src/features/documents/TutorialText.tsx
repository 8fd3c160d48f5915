import { loadTutorial, TUTORIAL_HEADS } from '@coinmirror/shared/content/tutorials/compiled/tutorials.ts';
import type { Tutorial } from '@coinmirror/shared/content/tutorials/tutorial.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { use } from 'react';
import { TextView } from './TextView.tsx';

export type TutorialId = keyof typeof loadTutorial;

/** Whether an id in the address is a tutorial. */
export function isTutorial(id: string): id is TutorialId {
  return Object.hasOwn(loadTutorial, id);
}

/** One promise per text, however often its page renders. */
const asked = new Map<TutorialId, Promise<Tutorial>>();

function textOf(id: TutorialId): Promise<Tutorial> {
  const known = asked.get(id);
  if (known) return known;
  const text = loadTutorial[id]();
  asked.set(id, text);
  // A failed load is retried on the next request.
  text.catch(() => asked.delete(id));
  return text;
}

/** A tutorial in full; suspends until its text has loaded. */
export function TutorialText({ id }: { readonly id: TutorialId }) {
  const { title, summary, updated, blocks, related, group, minutes } = use(textOf(id));
  return (
    <TextView
      title={title}
      crumbs={[{ label: titleOf('tutorial'), href: hrefTo('tutorial') }, { label: group }]}
      summary={`${summary}约 ${minutes} 分钟。`}
      updated={updated}
      blocks={blocks}
      next={{
        label: '接着读',
        links: TUTORIAL_HEADS.filter((one) => related.includes(one.id)).map((one) => ({
          href: hrefTo('tutorial', { id: one.id }),
          title: one.title,
        })),
      }}
    />
  );
}
