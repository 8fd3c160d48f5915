import type { DatabaseSync } from 'node:sqlite';
import { DAY, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import * as v from 'valibot';
import { numberRow, query } from '../../database/rows.ts';
import { inTransaction } from '../../database/transaction.ts';

/** Ids count the seconds since this instant, the start of 2020 in Beijing: they grow with time, and outlive the file. */
const OPENED = Date.UTC(2019, 11, 31, 16);
const DAY_IDS = DAY / SECOND;

/** How long news are kept, ms: as long as months and searches reach back. */
export const NEWS_RETENTION = 90 * DAY;

/** A told item, before it is kept. */
export interface NewsDraft {
  readonly guid: string;
  readonly link: string;
  readonly kind: 'flash' | 'article';
  readonly title: string;
  readonly summary: string;
  /** Epoch ms. */
  readonly time: number;
}

/** A kept item. */
export interface StoredNews extends NewsDraft {
  readonly id: number;
  readonly source: string;
}

/** A Beijing day that has items: its midnight (epoch ms), and a number that grows with each change of them. */
export interface NewsDay {
  readonly day: number;
  readonly revision: number;
}

const row = v.pipe(
  v.object({
    id: v.number(),
    source: v.string(),
    guid: v.string(),
    link: v.string(),
    kind: v.picklist(['flash', 'article']),
    title: v.string(),
    summary: v.string(),
  }),
  v.transform((wire): StoredNews => ({ ...wire, time: timeOf(wire.id) })),
);

/** Titles as short as this are of many texts: 早报. */
const SHORT_TITLE = 6;

const idAt = (time: number) => Math.floor((time - OPENED) / SECOND);
const timeOf = (id: number) => OPENED + id * SECOND;
const dayOf = (id: number) => OPENED + Math.floor(id / DAY_IDS) * DAY;

/** The midnight (epoch ms) of the Beijing day on which an item of this id was published. */
export function newsDayOf(id: number): number {
  return dayOf(id);
}

/** The news of public feeds. One text is kept once, whoever tells it. Times in epoch ms. */
export function createNewsStore(database: DatabaseSync) {
  const columns = 'id, source, guid, link, kind, title, summary';
  const between = query(
    database.prepare(`SELECT ${columns} FROM news WHERE id >= ? AND id < ? ORDER BY id DESC`),
    row,
  );
  const same = query(
    database.prepare(`SELECT ${columns} FROM news WHERE link = ? OR (source = ? AND guid = ?) LIMIT 1`),
    row,
  );
  const alike = query(
    database.prepare('SELECT id AS value FROM news WHERE folded = ? AND id BETWEEN ? AND ? LIMIT 1'),
    numberRow,
  );
  const taken = query(database.prepare('SELECT id AS value FROM news WHERE id BETWEEN ? AND ?'), numberRow);
  const put = database.prepare('INSERT INTO news VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const correct = database.prepare('UPDATE news SET title = ?, summary = ?, folded = ? WHERE id = ?');
  const days = query(database.prepare(`SELECT DISTINCT id / ${DAY_IDS} AS value FROM news`), numberRow);
  const revisions = new Map(days.all().map((number) => [OPENED + number * DAY, 0]));
  const listeners = new Set<() => void>();

  /** The second of an instant, or the nearest one of its minute that is free and not ahead of now; null: none. */
  function freeId(time: number, now: number): number | null {
    const wanted = idAt(time);
    const first = idAt(Math.floor(time / MINUTE) * MINUTE);
    const used = new Set(taken.all(first, first + 59));
    const free = Array.from({ length: 60 }, (_, at) => first + at).filter(
      (id) => !used.has(id) && id <= idAt(now),
    );
    return free.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? null;
  }

  /** Keeps one item; returns the day that has changed, null for none. */
  function saveOne(source: string, draft: NewsDraft, now: number): number | null {
    const { guid, link, kind, title, summary } = draft;
    const folded = foldTitle(title);
    const known = same.one(link, source, guid);
    if (known) {
      // Its own publisher has corrected it.
      if (known.source !== source || (known.title === title && known.summary === summary)) return null;
      correct.run(title, summary, folded, known.id);
      return dayOf(known.id);
    }
    const around = idAt(draft.time);
    if (folded !== '' && alike.one(folded, around - DAY_IDS, around + DAY_IDS) !== null) return null;
    const id = freeId(draft.time, now);
    if (id === null) return null;
    put.run(id, source, guid, link, kind, title, summary, folded);
    return dayOf(id);
  }

  return {
    /** Keeps what a publisher's feed tells; an item that is known stays, with its corrections. */
    save(source: string, drafts: readonly NewsDraft[], now: number): void {
      const changed = new Set<number>();
      inTransaction(database, () => {
        for (const draft of drafts) {
          const day = saveOne(source, draft, now);
          if (day !== null) changed.add(day);
        }
      });
      for (const day of changed) revisions.set(day, (revisions.get(day) ?? 0) + 1);
      if (changed.size > 0) for (const listener of listeners) listener();
    },
    /** The items of the Beijing day that begins at an instant, newest first. */
    day: (begins: number): readonly StoredNews[] => between.all(idAt(begins), idAt(begins) + DAY_IDS),
    /** The days that have items and are still kept at an instant, newest first. */
    days(now: number): readonly NewsDay[] {
      return [...revisions]
        .map(([day, revision]) => ({ day, revision }))
        .filter(({ day }) => day > now - NEWS_RETENTION)
        .toSorted((one, other) => other.day - one.day);
    },
    /** Calls a listener after each change. */
    onChange: (listener: () => void) => void listeners.add(listener),
  };
}

/** The ids of days that are no longer kept lie below this one. */
export function newsIdBefore(now: number): number {
  return idAt(now - NEWS_RETENTION);
}

/** A title by its letters and digits alone; '' for one that is too short to tell texts apart. */
function foldTitle(title: string): string {
  const letters = foldWord(title).replace(/[^\p{L}\p{N}]/gu, '');
  return letters.length < SHORT_TITLE ? '' : letters;
}
