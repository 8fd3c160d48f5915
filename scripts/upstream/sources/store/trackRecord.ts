import type { DatabaseSync } from 'node:sqlite';
import { REFUSAL_REASONS } from '@coinmirror/shared/contract/trackRecord.ts';
import * as v from 'valibot';
import { query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readCounts, writeCounts } from '../counts/ages.ts';
import { addSource, addVenue, type SourceCounts, type VenueCounts } from '../counts/dayCounts.ts';
import type { Episode } from '../counts/episodes.ts';
import { unlessTroubled } from './unlessTroubled.ts';
import type { WriteBehind } from './writeBehind.ts';

const episodeRow = v.pipe(
  v.object({
    venue: v.string(),
    subject: v.string(),
    begins: v.number(),
    ends: v.number(),
    is_open: v.number(),
    reason: v.picklist(REFUSAL_REASONS),
    deviation: v.nullable(v.number()),
  }),
  v.transform(
    ({ begins, ends, is_open, ...own }): Episode => ({
      ...own,
      from: begins,
      until: ends,
      isOpen: is_open === 1,
    }),
  ),
);

const sourceRow = v.pipe(
  v.object({
    day: v.number(),
    source: v.string(),
    asked: v.number(),
    answered: v.number(),
    ages: v.string(),
  }),
  v.transform(({ ages, ...own }): SourceCounts => ({ ...own, ages: readCounts(ages) })),
);

const venueRow = v.object({
  day: v.number(),
  venue: v.string(),
  quotes: v.number(),
  refused: v.number(),
  quarantined: v.number(),
});

/** What is not stored yet, and what is to be called when it is. */
export interface Unstored {
  readonly episodes: { readonly put: readonly Episode[]; readonly gone: readonly GoneEpisode[] };
  /** Since they were stored last. */
  readonly sources: readonly SourceCounts[];
  readonly venues: readonly VenueCounts[];
  stored(): void;
}

type GoneEpisode = Pick<Episode, 'venue' | 'subject' | 'from'>;

/** Refused numbers, and how sources and venues did day by day. */
export function createTrackRecordStore(database: DatabaseSync, writes: WriteBehind) {
  const episodes = query(database.prepare('SELECT * FROM refusals'), episodeRow);
  const sourceDays = query(database.prepare('SELECT * FROM source_days ORDER BY day DESC'), sourceRow);
  const venueDays = query(database.prepare('SELECT * FROM venue_days ORDER BY day DESC'), venueRow);
  const sourceDay = query(
    database.prepare('SELECT * FROM source_days WHERE day = ? AND source = ?'),
    sourceRow,
  );
  const venueDay = query(database.prepare('SELECT * FROM venue_days WHERE day = ? AND venue = ?'), venueRow);
  const putEpisode = database.prepare('INSERT OR REPLACE INTO refusals VALUES (?, ?, ?, ?, ?, ?, ?)');
  const dropEpisode = database.prepare('DELETE FROM refusals WHERE venue = ? AND subject = ? AND begins = ?');
  const putSource = database.prepare('INSERT OR REPLACE INTO source_days VALUES (?, ?, ?, ?, ?)');
  const putVenue = database.prepare('INSERT OR REPLACE INTO venue_days VALUES (?, ?, ?, ?, ?)');

  function write({ episodes: { put, gone }, sources, venues }: Unstored): void {
    for (const { venue, subject, from, until, isOpen, reason, deviation } of put)
      putEpisode.run(venue, subject, from, until, Number(isOpen), reason, deviation);
    for (const { venue, subject, from } of gone) dropEpisode.run(venue, subject, from);
    for (const more of sources) {
      const { day, source, asked, answered, ages } = added(
        sourceDay.one(more.day, more.source),
        more,
        addSource,
      );
      putSource.run(day, source, asked, answered, writeCounts(ages));
    }
    for (const more of venues) {
      const { day, venue, quotes, refused, quarantined } = added(
        venueDay.one(more.day, more.venue),
        more,
        addVenue,
      );
      putVenue.run(day, venue, quotes, refused, quarantined);
    }
  }

  return {
    episodes: () => unlessTroubled(episodes.all, []),
    /** Newest day first; none while another process prevents it. */
    sourceDays: () => unlessTroubled(sourceDays.all, []),
    venueDays: () => unlessTroubled(venueDays.all, []),
    /** Stores what is not stored yet at the moment of writing, which may be later: it stays with its owner until then. */
    save(unstored: () => Unstored): void {
      writes.write('track record', () => {
        const all = unstored();
        inTransaction(database, () => write(all));
        all.stored();
      });
    },
  };
}

export type TrackRecordStore = ReturnType<typeof createTrackRecordStore>;

function added<Counts>(
  before: Counts | null,
  more: Counts,
  add: (one: Counts, other: Counts) => Counts,
): Counts {
  return before === null ? more : add(before, more);
}
