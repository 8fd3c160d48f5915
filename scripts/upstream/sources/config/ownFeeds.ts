import { readFileSync } from 'node:fs';
import { ADDRESS_MOST } from '@coinmirror/shared/constants/textLimits.ts';
import * as v from 'valibot';
import { hostMayBePublic } from '../decode/publicAddress.ts';
import type { FeedOf } from '../providers/feeds/feed.ts';
import { sourceTable } from '../table/sourceTable.ts';

/** A feed of the operator's own list. */
export interface OwnFeed extends FeedOf {
  /** Stable id, as that of a source: `MY_DESK`. */
  readonly code: string;
  /** Its publisher, as visitors read it. */
  readonly title: string;
  /** Scheme, host and port of its address; the path follows. */
  readonly origin: string;
  readonly isEnglish: boolean;
}

const MOST = 50;
const LONGEST_TITLE = 40;

const address = v.pipe(
  v.string(),
  v.maxLength(ADDRESS_MOST, `must have at most ${ADDRESS_MOST} characters`),
  v.check((text) => {
    const url = URL.parse(text);
    return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  }, 'must be an https address without a name, a password and a fragment'),
  v.check((text) => hostMayBePublic(URL.parse(text)?.hostname ?? ''), 'must be of a public host'),
);

const entry = v.strictObject({
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z][A-Z0-9_]{1,23}$/, 'must be 2 to 24 of A to Z, 0 to 9 and _, a letter first'),
    v.check((code) => !Object.hasOwn(sourceTable, code), 'is the name of a source that is there already'),
  ),
  title: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (title) => title !== '' && title.length <= LONGEST_TITLE && !/[+;\p{C}\p{Zl}\p{Zp}]/u.test(title),
      `must be a line of 1 to ${LONGEST_TITLE} characters without + and ;`,
    ),
  ),
  address,
  kind: v.picklist(['flash', 'article'], 'must be flash or article'),
  language: v.optional(v.picklist(['zh', 'en'], 'must be zh or en'), 'zh'),
});

/**
 * Reads the operator's list of feeds: a JSON file of `{"code", "title", "address", "kind": "flash" | "article"}`, with
 * `"language": "en"` where it is in English. Throws an Error of one line that names the file, the entry and the field.
 */
export function readOwnFeeds(file: string): readonly OwnFeed[] {
  const reported = jsonIn(file);
  if (!Array.isArray(reported) || reported.length === 0 || reported.length > MOST) {
    throw new Error(`SOURCES_FEEDS: ${file} must hold a list of 1 to ${MOST} feeds.`);
  }
  const feeds = reported.map((row: unknown, at) => feedOf(row, `SOURCES_FEEDS: feed ${at + 1} of ${file}:`));
  for (const field of ['code', 'title', 'address'] as const) {
    const values = feeds.map((feed) => (field === 'address' ? feed.origin + feed.path : feed[field]));
    const twice = values.findIndex((value, at) => values.indexOf(value) !== at);
    if (twice >= 0)
      throw new Error(`SOURCES_FEEDS: feed ${twice + 1} of ${file}: its ${field} stands there twice.`);
  }
  return feeds;
}

function feedOf(row: unknown, place: string): OwnFeed {
  const result = v.safeParse(entry, row);
  if (!result.success) {
    const [issue] = result.issues;
    const field = v.getDotPath(issue);
    throw new Error(`${place} ${field === null ? 'it must be an object' : `${field} ${wordsOf(issue)}`}.`);
  }
  const { code, title, kind, language } = result.output;
  const { origin, pathname, search } = new URL(result.output.address);
  return { code, title, kind, origin, path: `${pathname}${search}`, isEnglish: language === 'en' };
}

/** Own words as they are; of valibot's own the kind alone, for they repeat what was written. */
function wordsOf({ message, type }: v.BaseIssue<unknown>): string {
  if (/^(?:must|is) /.test(message)) return message;
  return type === 'strict_object' ? 'is missing, or no field of a feed' : 'must be a text';
}

function jsonIn(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(`SOURCES_FEEDS: ${file} cannot be read (${code}).`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`SOURCES_FEEDS: ${file} is no JSON.`);
  }
}
