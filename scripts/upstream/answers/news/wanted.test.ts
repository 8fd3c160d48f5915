import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';

const list = (params: object) => ask('newsList', { per_page: 20, ...params });
const { articles, everything, weekly } = NEWS_CHANNELS;

test('news of a coin name it, news of a concept name one of its coins, news of a desk are its own', async () => {
  const ofCoin = await list({ channelid: everything, coincode: 'ethereum' });
  expect(ofCoin.rows.every(({ coins }) => coins.some(({ code }) => code === 'ethereum'))).toBe(true);

  const [conceptid = ''] = coinCatalogue.find(({ code }) => code === 'uniswap')?.conceptIds ?? [];
  const members = new Set(
    coinCatalogue.filter(({ conceptIds }) => conceptIds.includes(conceptid)).map(({ code }) => code),
  );
  const ofConcept = await list({ channelid: everything, conceptid });
  expect(ofConcept.rows.length).toBeGreaterThan(0);
  expect(ofConcept.rows.every(({ coins }) => coins.some(({ code }) => members.has(code)))).toBe(true);

  const ofDesk = await list({ channelid: articles, authorid: 'editors' });
  expect(new Set(ofDesk.rows.map(({ authorCode }) => authorCode))).toEqual(new Set(['editors']));
});

test("a list of one's own holds what is about any of its coins, page by page, and passes over unknown codes", async () => {
  const own = new Set(['solana', 'chainlink']);
  const coincodes = 'chainlink,nobody,solana';
  const first = await list({ channelid: everything, coincodes });
  const times: number[] = first.rows.map(({ time }) => time);
  const second = await list({ channelid: everything, coincodes, timestamp: (first.next ?? 0) / 1000 });
  const rows = [...first.rows, ...second.rows];
  expect(rows).toHaveLength(40);
  expect(rows.every(({ coins }) => coins.some(({ code }) => own.has(code)))).toBe(true);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(40);
  expect(second.rows[0]?.time).toBeLessThan(times.at(-1) ?? 0);
  // What is about one of them alone is in the list, too.
  for (const code of own) {
    const { rows: alone } = await list({ channelid: everything, coincode: code, per_page: 5 });
    const within = alone.filter(({ time }) => time >= (times.at(-1) ?? 0)).map(({ id }) => id);
    expect(first.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(within));
  }
});

test('weekly reviews are seven days apart', async () => {
  const { rows } = await list({ channelid: weekly, per_page: 5 });
  expect(rows).toHaveLength(5);
  expect(rows.every(({ title }) => title.startsWith('币镜周报'))).toBe(true);
  const days = rows.map(({ time }) => Math.round(time / 86_400_000));
  for (const [at, day] of days.slice(1).entries()) expect((days[at] ?? 0) - day).toBe(7);
}, 60_000);

test.each([{ coincode: 'nobody' }, { conceptid: 'nothing' }, { authorid: 'constructor' }])(
  'an unknown subject has no list: %j',
  async (params) => {
    await expect(list(params)).rejects.toThrow('404');
  },
);
