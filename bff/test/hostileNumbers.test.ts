import { createHash } from 'node:crypto';
import { apiEndpointNames } from '@coinmirror/shared/contract/endpoints.ts';
import { testCalls } from '@coinmirror/testing/calls.ts';
import { NASTY, NASTY_CLASSES, numericPlaces, withValue } from '@coinmirror/testing/nasty.ts';
import { rotation } from '@coinmirror/testing/rotation.ts';
import { afterAll, expect, test } from 'vitest';
import { createHeads } from '../src/pages/heads.ts';
import type { PageCall, PageData } from '../src/pages/pageData.ts';
import { prerenderPage } from '../src/pages/prerenderPage.ts';
import {
  answersOf,
  createBodies,
  createEntities,
  decoded,
  type PageUnderTest,
  pagesUnderTest,
} from './support/pagesUnderTest.ts';
import { publicFilesOf } from './support/publicFilesOf.ts';

/**
 * `HOSTILE=all` tries every value at every place, on every page that asks for the answer; otherwise a third of the
 * places have one value of every other class, each on another of those pages.
 */
const { isAll: ALL } = rotation;
/** All of it takes minutes, and a machine may be busy with other things. */
const PATIENCE = 1_800_000;
/** What no reader should meet; a text that said so itself is the upstream's own word. */
const SLIP = /\bNaN\b|\bundefined\b|(?<!Axie )\bInfinity\b|Invalid Date|>null<|[^\w-]null[^\w-]/;

const bodyOf = createBodies();
const entityOf = createEntities(bodyOf);
const pages = await pagesUnderTest();
const heads = createHeads('https://coinmirror.test');
const counts = { endpoints: 0, places: 0, decoded: 0, refused: 0, pages: 0, files: 0 };
const faults = new Map<string, string>();

function note(where: string, what: unknown) {
  const reason = what instanceof Error ? `${what.name}: ${what.message}` : String(what);
  const key = `${where}: ${reason}`.slice(0, 200);
  if (!faults.has(key)) faults.set(key, key);
}

const attempt = <T>(part: string, make: () => T, otherwise: T): T => {
  try {
    return make();
  } catch (error) {
    note(part, error);
    return otherwise;
  }
};

function expectClean(where: string, words: string, isText: boolean) {
  const slip = isText ? null : SLIP.exec(words);
  if (slip) note(where, `says ${slip[0]}: ${words.slice(Math.max(0, slip.index - 60), slip.index + 30)}`);
}

/** Draws all that the gateway makes of a page. */
function draw({ page, path }: PageUnderTest, data: PageData, isText: boolean) {
  counts.pages += 1;
  expectClean(
    `head of ${page.name}`,
    attempt(`head of ${page.name}`, () => heads.of(page, path, data), ''),
    isText,
  );
  const options = { simulated: 'all' as const, followed: true, attempt };
  expectClean(`prerender of ${page.name}`, prerenderPage(page, data, options).text, isText);
}

const seen = new Set<string>();

/** Many values are the same unknown to a decoder: what they make is drawn once. */
function isKnown(call: PageCall, entity: unknown): boolean {
  const key = createHash('sha1')
    .update(JSON.stringify([call, entity]))
    .digest('base64');
  return seen.has(key) || !seen.add(key);
}

interface Trial {
  readonly value: unknown;
  readonly where: string;
  /** Which of the pages that ask for the answer is drawn; without one all of them are. */
  readonly turn?: number;
}

/** Tries what an answer decodes to, where it is asked for. */
async function tryOut(call: PageCall, body: unknown, { value, where, turn }: Trial) {
  const isText = typeof value === 'string';
  let entity: unknown = null;
  try {
    entity = decoded(call.name, body);
  } catch (error) {
    note(`decoder of ${call.name} at ${where}`, error);
  }
  counts[entity === null ? 'refused' : 'decoded'] += 1;
  if (entity === null || isKnown(call, entity)) return;
  for (const file of publicFilesOf(
    call,
    answersOf([call], () => entity),
  )) {
    counts.files += 1;
    expectClean(file.name, attempt(file.name, file.write, ''), isText);
  }
  const asking = pages.flatMap((page) => {
    const own = page.calls.find(({ name, params }) => name === call.name && sameParams(params, call.params));
    return own ? [{ page, own }] : [];
  });
  const drawn = turn === undefined ? asking : asking.filter((_page, at) => at === turn % asking.length);
  for (const { page, own } of drawn) {
    const others = await Promise.all(page.calls.map(async (one) => [one, await entityOf(one)] as const));
    const known = new Map<PageCall, unknown>(others);
    draw(
      page,
      answersOf(page.calls, (one) => (one === own ? entity : (known.get(one) ?? null))),
      isText,
    );
  }
}

function sameParams(one: PageCall['params'], other: PageCall['params']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Every call of a page, and one at least of every endpoint. */
async function callsToTry(): Promise<readonly PageCall[]> {
  const samples = await testCalls();
  const asked = pages.flatMap(({ calls }) => calls);
  const rest = apiEndpointNames
    .filter((name) => !asked.some((call) => call.name === name))
    .flatMap((name) => samples(name).map((params) => ({ name, params })));
  return [...new Map([...asked, ...rest].map((call) => [JSON.stringify(call), call])).values()];
}

test(
  `no number that the wire allows breaks a decoder, a head, a prerendered page, a feed, a calendar or the sitemap (${rotation.label})`,
  async () => {
    const calls = await callsToTry();
    for (const [index, call] of calls.entries()) {
      const body = await bodyOf(call.name, call.params);
      if (body === null) continue;
      counts.endpoints += 1;
      const places = [...numericPlaces(body)];
      counts.places += places.length;
      for (const [at, name] of NASTY_CLASSES.entries()) {
        const values = NASTY[name];
        for (const value of values)
          await tryOut(
            call,
            withValue(body, () => true, value, 'everywhere'),
            { value, where: 'all' },
          );
        for (const [number, place] of rotation.of([...places.entries()])) {
          if (!ALL && (at + number) % 2 === 0) continue;
          const chosen = ALL ? values : [values[(index + at + number) % values.length]];
          for (const value of chosen) {
            await tryOut(
              call,
              withValue(body, (one) => one === place, value, 'everywhere'),
              { value, where: place, ...(!ALL && { turn: at + number }) },
            );
          }
        }
      }
    }
    expect([...faults.values()]).toEqual([]);
  },
  PATIENCE,
);

afterAll(() => {
  process.stdout.write(`hostile numbers: ${JSON.stringify(counts)}\n`);
});
