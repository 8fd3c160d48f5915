import type { Speeches } from '../contract/bigEvents.ts';
import { sum } from '../numbers/sum.ts';
import { linkTo } from '../routes/link.ts';
import { join, plain, type Sentence, say, share } from './sentence.ts';

/** A speaker of fewer statements that came due has no record yet. */
const LEAST_DUE = 3;

/** How often statements came true after 30 days, of all speakers, and who is right most often. */
export function speechesSentence({ speakers }: Pick<Speeches, 'speakers'>): Sentence | null {
  const all = linkTo('eventSpeech', {});
  const due = sum(speakers, ({ settled }) => settled);
  if (due === 0) return null;
  const right = sum(speakers, (one) => one.right);
  const best = speakers
    .filter(({ settled }) => settled >= LEAST_DUE)
    .toSorted((one, other) => other.right / other.settled - one.right / one.settled)[0];
  return join([
    say`满 30 日的 ${plain(String(due), all)} 条看法里 ${plain(String(right), all)} 条方向一致，占 ${share((right / due) * 100, all)}`,
    best === undefined
      ? null
      : say`${plain(best.name, linkTo('eventSpeech', {}, { speaker: best.id }))} 最准，${String(best.settled)} 条中 ${String(best.right)} 条`,
  ]);
}
