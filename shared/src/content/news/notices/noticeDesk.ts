import { keyOf, uniform } from '../../../random/hash.ts';
import { DAY, SECOND } from '../../../time/units.ts';
import { ARCHIVE_DAYS } from '../archive.ts';
import { tidySpaces } from '../wording.ts';
import { activities, maintenance } from './exchangeNotices.ts';
import { delistings, listings } from './listingNotices.ts';
import type { NoticeDraft } from './notice.ts';
import { transfers } from './transferNotices.ts';
import { releases } from './walletNotices.ts';

/** A notice with its place in time; ids count seconds, as those of the news do. */
export interface PublishedNotice extends NoticeDraft {
  readonly id: number;
  readonly time: number;
}

const OPENED = Date.UTC(2019, 11, 31, 16);
const SECONDS_AN_HOUR = 3600;
/** Days that are remembered; notices depend on nothing but the calendar. */
const REMEMBERED = ARCHIVE_DAYS + 8;
const published = new Map<number, readonly PublishedNotice[]>();

/** Everything announced within the Beijing day that begins at `day`, newest first, its hours to come included. */
export function noticesOn(day: number): readonly PublishedNotice[] {
  const known = published.get(day);
  if (known) return known;
  const drafts = [listings, delistings, activities, maintenance, transfers, releases].flatMap((write) =>
    write(day),
  );
  const notices = publish(drafts).toSorted((a, b) => b.time - a.time);
  published.set(day, notices);
  if (published.size > REMEMBERED) {
    const [oldest] = published.keys();
    if (oldest !== undefined) published.delete(oldest);
  }
  return notices;
}

/** The Beijing day a notice's id belongs to. */
export function dayOfNotice(id: number): number {
  const time = OPENED + id * SECOND;
  return Math.floor((time - OPENED) / DAY) * DAY + OPENED;
}

function publish(drafts: readonly NoticeDraft[]): PublishedNotice[] {
  const taken = new Set<number>();
  return drafts
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((draft) => {
      let second = Math.floor(uniform(keyOf(draft.key, 9), 0) * SECONDS_AN_HOUR);
      while (taken.has(draft.hour + second)) second = (second + 1) % SECONDS_AN_HOUR;
      taken.add(draft.hour + second);
      const time = draft.hour + second * SECOND;
      return {
        ...draft,
        title: tidySpaces(draft.title),
        lead: tidySpaces(draft.lead),
        more: tidySpaces(draft.more),
        time,
        id: (time - OPENED) / SECOND,
      };
    });
}
