import { RECORD_DAYS } from '@coinmirror/shared/contract/trackRecord.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { AnswerFigures, SourceRecord, TrackRecordPort, VenueRecord } from '../../ports/trackRecord.ts';
import type { FeedClient } from '../client/feedClients.ts';
import { ageAt } from '../counts/ages.ts';
import { addSource, addVenue, mergedBy, type SourceCounts, type VenueCounts } from '../counts/dayCounts.ts';
import { exchanges, type SpotVenue, spotVenues } from '../exchanges/exchanges.ts';
import { type SourceName, sourceNames, sourceTable } from '../table/sourceTable.ts';
import type { TrackRecord } from '../trackRecord/createTrackRecord.ts';
import { provenanceOf } from '../world/publicWorld.ts';

export interface TrackRecordPortOptions {
  readonly record: Pick<TrackRecord, 'episodes' | 'sourceDays' | 'venueDays'>;
  /** Those of the operator's own list. */
  readonly feeds: readonly Pick<FeedClient, 'feed'>[];
  /** Epoch ms. */
  readonly now: () => number;
}

/** What became of the answers of all sources in the last 90 days. */
export function trackRecordPort({ record, feeds, now }: TrackRecordPortOptions): TrackRecordPort {
  const titles = new Map([
    ...sourceNames.map((name): [string, string] => [name, sourceTable[name].title]),
    ...feeds.map(({ feed }): [string, string] => [feed.code, feed.title]),
    ...spotVenues.map((venue): [string, string] => [venue, sourceTable[tickersOf(venue)].title]),
  ]);
  const titleOf = (name: string) => titles.get(name) ?? name;
  const order = [...titles.keys()];
  const since = () => beijingMidnight(now()) - (RECORD_DAYS - 1) * DAY;
  const sourceDays = () => record.sourceDays().filter(({ day }) => day >= since());
  return {
    provenance: provenanceOf('public', ...sourceNames),
    refusals: async () => record.episodes().map((each) => ({ ...each, title: titleOf(each.venue) })),
    sourceDays: async () =>
      sourceDays().map((each) => ({
        day: each.day,
        name: each.source,
        title: titleOf(each.source),
        ...figuresOf(each),
      })),
    async sourceRecords() {
      const bySource = Map.groupBy(sourceDays(), ({ source }) => source);
      return [...bySource]
        .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
        .flatMap(([name, days]) => sourceRecord({ name, title: titleOf(name), days, since: since() }));
    },
    async venueRecords() {
      const ages = new Map(totals(sourceDays()).map((each) => [each.source, figuresOf(each).medianAge]));
      const byVenue = Map.groupBy(
        record.venueDays().filter(({ day }) => day >= since()),
        ({ venue }) => venue,
      );
      return spotVenues.flatMap((code) =>
        venueRecord(byVenue.get(code) ?? [], {
          code,
          title: titleOf(code),
          medianAge: ages.get(tickersOf(code)) ?? null,
        }),
      );
    },
  };
}

const tickersOf = (venue: SpotVenue): SourceName => exchanges[venue].tickers.source;

const totals = (days: readonly SourceCounts[]) => mergedBy(days, ({ source }) => source, addSource);

function figuresOf({ asked, answered, ages }: SourceCounts): AnswerFigures {
  return { asked, answered, medianAge: ageAt(0.5, ages), lateAge: ageAt(0.95, ages) };
}

interface RecordParts {
  readonly name: string;
  readonly title: string;
  readonly days: readonly SourceCounts[];
  /** The first day of the record, epoch ms. */
  readonly since: number;
}

function sourceRecord({ name, title, days, since }: RecordParts): readonly SourceRecord[] {
  const shares = new Map(days.map(({ day, asked, answered }) => [day, (answered / asked) * 100]));
  const availability = Array.from({ length: RECORD_DAYS }, (_, at) => shares.get(since + at * DAY) ?? null);
  return totals(days).map((all) => ({ name, title, days: days.length, availability, ...figuresOf(all) }));
}

function venueRecord(
  days: readonly VenueCounts[],
  names: Pick<VenueRecord, 'code' | 'title' | 'medianAge'>,
): readonly VenueRecord[] {
  return mergedBy(days, ({ venue }) => venue, addVenue).map(({ quotes, refused, quarantined }) => ({
    ...names,
    days: days.length,
    quotes,
    refusedShare: quotes === 0 ? null : (refused / quotes) * 100,
    quarantinedShare: quotes === 0 ? null : (quarantined / quotes) * 100,
  }));
}
