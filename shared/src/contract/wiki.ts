import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { row } from './fields.ts';
import { readRichText } from './richText.ts';
import { envelope, label, text } from './wire.ts';
import { maybeCount, wireCount } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { article, wireAddress, word } from './wireTexts.ts';
import { maybeSeconds } from './wireTime.ts';

const brief = v.object({ id: word, name: label, english: text });

/** A term with its names. */
export type WikiBrief = v.InferOutput<typeof brief>;

const indexRow = row({
  groups: rowsOf(
    v.object({
      id: word,
      name: label,
      summary: text,
      /** `pinyin` is the pronunciation of a Chinese name: `zi jin fei lv`. */
      terms: rowsOf(v.object({ ...brief.entries, abbr: text, letter: text, pinyin: text })),
    }),
  ),
  articles: rowsOf(v.object({ id: word, title: label, section: text })),
  media: rowsOf(v.object({ id: word, title: label, author: text, year: wireCount, kind: text })),
  updatedAt: ['updatetime', maybeSeconds],
});

/** All entries of the wiki by name. */
export type WikiIndex = v.InferOutput<typeof indexRow>;

const group = v.object({
  id: word,
  name: label,
  summary: text,
  terms: rowsOf(v.object({ ...brief.entries, abbr: text, meaning: text })),
});

/** The terms of one group, one sentence each. */
export type WikiGroupDetail = v.InferOutput<typeof group>;

const neighbour = v.nullable(v.object({ id: word, title: label }));
const around = { previous: neighbour, next: neighbour, related: rowsOf(brief) };

const termRow = row(
  {
    ...brief.entries,
    abbreviation: ['abbr', text],
    group: v.object({ id: word, name: label }),
    meaning: text,
    measure: text,
    confusion: text,
    definition: v.nullable(v.object({ name: label, formula: v.string(), unit: text, source: text })),
    ...around,
    updatedAt: ['updatetime', maybeSeconds],
  },
  (term) => ({ ...term, title: term.name }),
);

/**
 * A term explained: what it is, how it is measured, what it is confused with; its formula if it is a figure of this
 * site.
 */
export type WikiTermDetail = v.InferOutput<typeof termRow>;

const articleRow = row(
  {
    id: word,
    title: label,
    section: text,
    content: article,
    coins: rowsOf(v.object({ code: v.string(), name: label })),
    previous: neighbour,
    next: neighbour,
  },
  ({ content, ...piece }) => ({
    ...piece,
    /** Plain text, never markup. */
    blocks: readRichText(content),
  }),
);

/** A long article on how something works. */
export type WikiArticleDetail = v.InferOutput<typeof articleRow>;

const media = v.object({
  id: word,
  title: label,
  original: text,
  author: text,
  year: maybeCount,
  kind: text,
  url: wireAddress,
  summary: text,
  points: v.array(v.string()),
  ...around,
});

/** A recommended document and its summary. */
export type WikiMediaDetail = v.InferOutput<typeof media>;

const hint = v.nullable(v.object({ id: word, name: label, confusion: v.string() }));

const id = v.object({ id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/)) });

export const wikiEndpoints = {
  wikiIndex: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/wiki/index',
    params: v.object({}),
    response: envelope(indexRow),
  }),
  wikiGroup: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/wiki/group',
    params: id,
    response: envelope(group),
  }),
  wikiTerm: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/wiki/term',
    params: id,
    response: envelope(termRow),
  }),
  wikiArticle: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/wiki/article',
    params: id,
    response: envelope(articleRow),
  }),
  wikiMedia: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/wiki/media',
    params: id,
    response: envelope(media),
  }),
  /** The term behind a figure of this site, and what it is confused with; null if there is none. */
  wikiHint: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/wiki/hint',
    params: v.object({ definition: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) }),
    response: envelope(hint),
  }),
} as const;
