import { ask } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import type { ApiEndpointName } from '../contract/endpoints.ts';
import { formatFundingRate } from '../format/percent.ts';
import { hrefOfLink } from '../routes/hrefTo.ts';
import { textOf } from './sentence.ts';
import { type EntityReader, LIVING_TERMS, termSource } from './terms.ts';

const { groups } = await ask('wikiIndex', {});
const ids = new Set(groups.flatMap(({ terms }) => terms.map(({ id }) => id)));

/** What a term is in the test market. */
async function said(term: string) {
  const source = termSource(term);
  if (!source) throw new Error(`${term} has no figure`);
  const answer: unknown = await ask(source.call.name as ApiEndpointName, {});
  // The source asks for the answer to its own call alone.
  return source.from(term, (() => answer) as EntityReader);
}

test('more than twenty terms of the wiki have a figure, and each of them is a term', () => {
  expect(LIVING_TERMS.length).toBeGreaterThan(30);
  expect(LIVING_TERMS.filter((term) => !ids.has(term))).toEqual([]);
});

test.each(LIVING_TERMS)('%s is said in a sentence whose figure leads to another page', async (term) => {
  const sentence = await said(term);
  expect(sentence && textOf(sentence)).toMatch(/\d.*。$|是 .+。$/);
  const links = (sentence ?? []).flatMap((part) => (typeof part === 'string' ? [] : [hrefOfLink(part.link)]));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => href.startsWith('/wiki/'))).toEqual([]);
});

test('a figure is that of its page', async () => {
  const { coins } = await ask('futuresOverview', {});
  const rate = formatFundingRate(coins.find(({ code }) => code === 'bitcoin')?.funding);
  const sentence = await said('funding-rate');
  expect(sentence && textOf(sentence)).toContain(rate);
});

test('what is not known is not said', () => {
  for (const term of LIVING_TERMS) expect(termSource(term)?.from(term, () => null)).toBeNull();
  expect(termSource('phishing')).toBeUndefined();
});
