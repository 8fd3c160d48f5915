import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { createMemo } from '../../mechanisms/memo.ts';
import type { Known, SourceClient } from '../client/sourceClient.ts';
import {
  addSource,
  addVenue,
  createDayCounts,
  mergedBy,
  type Outcome,
  type SourceCounts,
  type VenueCounts,
} from '../counts/dayCounts.ts';
import type { Episode } from '../counts/episodes.ts';
import { createRefusalLog } from '../counts/refusalLog.ts';
import type { FailureKind } from '../net/failure.ts';
import type { Question } from '../question/question.ts';
import type { TrackRecordStore } from '../store/trackRecord.ts';
import type { Judgement } from './judgeQuotes.ts';

/** ms between two writes: what a crash loses at most. */
const STORE_EVERY = MINUTE;

/** Answers: the source does not know the subject. */
const ANSWERS: ReadonlySet<FailureKind> = new Set(['missing']);

/** What became of sources and their numbers, in memory until it is stored. */
export interface TrackRecord {
  /** What was refused, and how many quotes were judged, in a cycle (epoch ms). */
  take(judgement: Judgement, now: number): void;
  /** The same client, whose answers are counted. */
  counted<Name extends string>(client: SourceClient<Name>): SourceClient<Name>;
  /** Newest first. */
  episodes(): readonly Episode[];
  /** A row a source and day, newest day first. */
  sourceDays(): readonly SourceCounts[];
  venueDays(): readonly VenueCounts[];
  store(): void;
}

interface StoredDays {
  readonly sources: readonly SourceCounts[];
  readonly venues: readonly VenueCounts[];
}

/** Makes the record of sources over what was stored of it. `now`: epoch ms. */
export function createTrackRecord(store: TrackRecordStore, now: () => number): TrackRecord {
  const log = createRefusalLog({ stored: store.episodes() });
  const counts = createDayCounts();
  const days = createMemo<'days', StoredDays>();
  let [storedAt, revision] = [now(), 0];

  function save(): void {
    storedAt = now();
    store.save(() => ({
      episodes: log.changes(),
      sources: counts.sources(),
      venues: counts.venues(),
      stored() {
        log.stored();
        counts.stored();
        revision += 1;
      },
    }));
  }

  /** Read anew once something has been stored: pages ask in each cycle. */
  function storedDays(): StoredDays {
    return days.of('days', revision, () => ({ sources: store.sourceDays(), venues: store.venueDays() }));
  }

  return {
    take({ refused, venues }, time) {
      log.take(refused, time);
      counts.quoted(venues, time);
      if (Math.abs(time - storedAt) >= STORE_EVERY) save();
    },
    counted: (client) => ({
      ...client,
      async ask(question) {
        const began = now();
        const known = await client.ask(question);
        const outcome = isOfOurs(client, question, known) ? null : outcomeOf(known, began, now());
        if (outcome !== null) counts.asked({ source: client.name, ...outcome }, now());
        return known;
      },
    }),
    episodes: log.rows,
    sourceDays: () =>
      newestFirst(mergedBy([...storedDays().sources, ...counts.sources()], keyOfSource, addSource)),
    venueDays: () =>
      newestFirst(mergedBy([...storedDays().venues, ...counts.venues()], keyOfVenue, addVenue)),
    store: save,
  };
}

/** Whether a question was not sent for reasons of our own, which say nothing of its source: it is off, or its budget is spent. */
function isOfOurs(
  client: SourceClient<string>,
  { cost = 1 }: Question<unknown>,
  known: Known<unknown>,
): boolean {
  if (known.kind === 'fresh') return false;
  if (known.why.kind !== 'limit') return known.why.kind === 'off';
  const { now, month } = client.budget();
  return now < cost || month === 0;
}

/** An answer is at most as old as its question; what an older one says has the age of that. */
function outcomeOf(known: Known<unknown>, began: number, now: number): Omit<Outcome, 'source'> {
  if (known.kind === 'fresh') return { isAnswered: true, age: now - began };
  const age = known.kind === 'nothing' ? null : now - known.at;
  return { isAnswered: ANSWERS.has(known.why.kind), age };
}

const keyOfSource = ({ day, source }: SourceCounts) => `${day} ${source}`;
const keyOfVenue = ({ day, venue }: VenueCounts) => `${day} ${venue}`;

function newestFirst<Counts extends { readonly day: number }>(all: readonly Counts[]): readonly Counts[] {
  return all.toSorted((one, other) => other.day - one.day);
}
