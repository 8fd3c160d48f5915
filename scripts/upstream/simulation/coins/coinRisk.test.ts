import { ask, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import { pairCounts } from '../../answers/coin/footprint.ts';
import { coinRisks } from '../../answers/coin/risk.ts';
import { coinsNow, findCoin } from '../../answers/indexes/coins.ts';
import { unlocksBetween } from '../supply/unlocks.ts';

const DAY = 86_400_000;
const textsOf = async (code: string) => (await ask('coinRisk', { code })).risks.map(({ text }) => text);

it('names the source of each fact, most serious first, with the resulting level', async () => {
  const counts = await pairCounts(testContext.sources);
  for (const coin of await coinsNow(testContext.sources)) {
    const risks = await coinRisks(
      coin,
      counts?.get(coin.facts.code)?.exchanges ?? null,
      TEST_TIME,
      testContext.sources,
    );
    expect(risks.length).toBeGreaterThan(1);
    expect(risks.every(({ source, text }) => source !== '' && !/--|NaN|undefined/.test(text))).toBe(true);
    const grave = risks.map(({ level }) => ['high', 'medium', 'low'].indexOf(level));
    expect(grave).toEqual(grave.toSorted((a, b) => a - b));
  }
});

it('finds few risks for Bitcoin and many for an unverified coin', async () => {
  expect((await ask('coinRisk', { code: 'bitcoin' })).level).toBe('low');
  const unknown = (await coinsNow(testContext.sources)).find(({ facts }) => facts.standing === 'unrecorded');
  const { level, risks } = await ask('coinRisk', { code: unknown?.facts.code ?? '' });
  expect(level).toBe('high');
  for (const label of unknown?.facts.risks ?? []) expect(risks.map(({ text }) => text)).toContain(label);
});

it('states the same share of the ten largest holders as the holders page', async () => {
  for (const code of ['bitcoin', 'sui', 'dogecoin']) {
    const held = await ask('coinHolders', { code });
    const reported = /前 10 大地址持有 ([\d.]+)%/.exec((await textsOf(code)).join())?.[1];
    expect(Number(reported)).toBeCloseTo(held?.top10 ?? Number.NaN, 1);
  }
});

it('warns of the next unlock within thirty days, and of none without a schedule', async () => {
  const coin = await findCoin(testContext.sources, 'sui');
  const [next] = coin ? unlocksBetween(coin.facts, TEST_TIME, TEST_TIME + 60 * DAY) : [];
  if (!coin || !next) throw new Error('sui has a schedule');
  const risks = await coinRisks(coin, null, next.time - 29 * DAY, testContext.sources);
  expect(risks.some(({ text }) => text.includes('解锁'))).toBe(true);
  expect((await textsOf('bitcoin')).join()).not.toContain('解锁');
});

it('calls a coin young for two years', async () => {
  const coin = await findCoin(testContext.sources, 'bitcoin');
  if (!coin) throw new Error('no bitcoin');
  const at = async (days: number) => {
    const facts = { ...coin.facts, launchedAt: TEST_TIME - days * DAY };
    const risks = await coinRisks({ ...coin, facts }, null, TEST_TIME, testContext.sources);
    return risks.find(({ text }) => text.startsWith('上市'))?.level;
  };
  expect([await at(729), await at(731)]).toEqual(['medium', 'low']);
});

it.each([
  [0.05, '难以成交'],
  [150, '超过流通市值'],
])('treats a turnover of %d %% as unusual', async (turnoverRate, words) => {
  const coin = await findCoin(testContext.sources, 'ethereum');
  if (!coin) throw new Error('no ether');
  const reported = async (rate: number) => {
    const odd = { ...coin, now: { ...coin.now, turnoverRate: rate } };
    const risks = await coinRisks(odd, null, TEST_TIME, testContext.sources);
    return risks.some(({ text }) => text.includes(words));
  };
  expect([await reported(turnoverRate), await reported(5)]).toEqual([true, false]);
});
