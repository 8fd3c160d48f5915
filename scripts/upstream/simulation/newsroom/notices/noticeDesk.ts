import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, SECOND } from '@coinmirror/shared/time/units.ts';
import { ARCHIVE_DAYS } from '../../../catalogue/content/news/archive.ts';
import { tidySpaces } from '../../../catalogue/content/news/wording.ts';
import type { Notice } from '../../../ports/notices.ts';
import { contractDelistings, contractListings } from './contractNotices.ts';
import { activities, maintenance } from './exchangeNotices.ts';
import { delistings, listings } from './listingNotices.ts';
import type { NoticeDraft } from './notice.ts';
import { transfers } from './transferNotices.ts';
import { releases } from './walletNotices.ts';

/** A notice with its exact time; ids count seconds, like news ids. */
type PublishedNotice = NoticeDraft & Notice;

const WRITERS = [
  listings,
  delistings,
  contractListings,
  contractDelistings,
  activities,
  maintenance,
  transfers,
  releases,
] as const;

const OPENED = Date.UTC(2019, 11, 31, 16);
const SECONDS_AN_HOUR = 3600;
/** Cached days; notices depend on the calendar only. */
const REMEMBERED = ARCHIVE_DAYS + 8;
const published = new Map<number, readonly PublishedNotice[]>();

/** Everything announced within the Beijing day that begins at `day`, newest first, including its coming hours. */
export function noticesOn(day: number): readonly PublishedNotice[] {
  const known = published.get(day);
  if (known) return known;
  const drafts = WRITERS.flatMap((write) => write(day));
  const notices = publish(drafts).toSorted((a, b) => b.time - a.time);
  published.set(day, notices);
  if (published.size > REMEMBERED) {
    const [oldest] = published.keys();
    if (oldest !== undefined) published.delete(oldest);
  }
  return notices;
}

/** Notices between two instants, both included, newest first. */
export function noticesBetween(from: number, to: number): readonly Notice[] {
  return daysBetween(from, to)
    .flatMap(noticesOn)
    .filter(({ time }) => time >= from && time <= to);
}

/** The Beijing days from one instant to another, newest first. */
function daysBetween(from: number, to: number): readonly number[] {
  const last = beijingMidnight(to);
  const count = Math.max(0, (last - beijingMidnight(from)) / DAY + 1);
  return Array.from({ length: count }, (_, ago) => last - ago * DAY);
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
