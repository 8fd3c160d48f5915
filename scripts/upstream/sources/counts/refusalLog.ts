import {
  MOST_REFUSALS,
  RECORD_DAYS,
  REFUSAL_REASONS,
  type RefusalReason,
} from '@coinmirror/shared/contract/trackRecord.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { createEpisodes, type Episode, type Refused } from './episodes.ts';

/** ms without a refusal after which an episode has ended: what is refused every other cycle is one episode. */
const BREAK = 10 * MINUTE;

interface Open {
  readonly key: string;
  /** When it was refused last, by the clock of now: where that was set back, from then on. */
  seenAt: number;
}

export interface RefusalLogOptions {
  /** What was stored, in any order. */
  readonly stored: readonly Episode[];
  readonly most?: number;
}

/**
 * Makes the log of refused numbers: one row an episode, at most `most`. Where the log is full the row goes that ended first;
 * while none has ended a new refusal is not logged.
 */
export function createRefusalLog({ stored, most = MOST_REFUSALS }: RefusalLogOptions) {
  const episodes = createEpisodes(stored, most);
  const open = new Map<string, Open>();
  for (const each of episodes.all())
    if (each.isOpen) open.set(subjectOf(each), { key: episodes.put(each), seenAt: each.until });

  function end(now: number): void {
    for (const [subject, one] of open) {
      one.seenAt = Math.min(one.seenAt, now);
      const episode = episodes.get(one.key);
      if (episode && now - one.seenAt <= BREAK) continue;
      open.delete(subject);
      if (episode) episodes.put({ ...episode, isOpen: false });
    }
  }

  function note(refused: Refused, now: number): void {
    const subject = subjectOf(refused);
    const known = open.get(subject);
    const before = known && episodes.get(known.key);
    if (known && before) {
      known.seenAt = now;
      episodes.put(grown(before, refused, now));
    } else if (episodes.makeRoom()) {
      const key = episodes.put({ ...refused, from: now, until: now, isOpen: true });
      open.set(subject, { key, seenAt: now });
    }
  }

  return {
    /** Notes what is refused at an instant (epoch ms); what has not been for ten minutes has ended. */
    take(refused: readonly Refused[], now: number): void {
      end(now);
      episodes.forget(now - RECORD_DAYS * DAY);
      for (const each of refused) note(each, now);
    },
    /** Newest first. */
    rows: (): readonly Episode[] => episodes.all().toSorted((one, other) => other.from - one.from),
    changes: episodes.changes,
    stored: episodes.stored,
  };
}

function subjectOf({ venue, subject }: Pick<Refused, 'venue' | 'subject'>): string {
  return `${venue}\n${subject}`;
}

function grown(before: Episode, { reason, deviation }: Refused, now: number): Episode {
  return {
    ...before,
    reason: graveness(reason) > graveness(before.reason) ? reason : before.reason,
    deviation: furthest(before.deviation, deviation),
    until: Math.max(before.until, now),
  };
}

const graveness = (reason: RefusalReason) => REFUSAL_REASONS.indexOf(reason);

function furthest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.abs(other) > Math.abs(one) ? other : one;
}
