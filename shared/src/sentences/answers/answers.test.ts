import { contextOn, TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask, createTestWorld, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { pegState } from '../../constants/peg.ts';
import { formatAmount } from '../../format/amount.ts';
import { formatFundingRate, formatPercent, formatShare } from '../../format/percent.ts';
import { flowRun } from '../../indicators/flowRun.ts';
import { HUB_TABS, hubPages } from '../../indicators/hub.ts';
import { textOf } from '../sentence.ts';
import { usd } from './answer.ts';
import { answersByTab, dataAnswersOf, dataQuestions, hubSentence } from './answers.ts';
import { fundingVerdict } from './futures.ts';

describe.each(TEST_DAYS)('on %s', (_name, day) => {
  const context = contextOn(day);
  const told = async () => {
    const answers = dataAnswersOf(await ask('dataAnswers', {}, context));
    return (key: string) => answers.find((one) => one.key === key);
  };

  it('every question has a number, and says what it means', async () => {
    for (const { key, figure, verdict } of dataAnswersOf(await ask('dataAnswers', {}, context))) {
      expect([key, figure]).toEqual([key, expect.stringMatching(/\d/)]);
      expect([key, verdict]).toEqual([key, expect.stringMatching(/\S/)]);
    }
  });

  it('the numbers are those of the pages they lead to', async () => {
    const of = await told();
    const futures = await ask('futuresOverview', {}, context);
    const bitcoin = futures.coins.find(({ code }) => code === 'bitcoin');
    expect(of('funding')?.figure).toBe(formatFundingRate(bitcoin?.funding));
    const { rows } = await ask('futuresStandings', {}, context);
    const standing = rows.find(({ code }) => code === 'bitcoin');
    expect(of('funding')?.verdict).toContain(`高于 30 日里的 ${formatShare(standing?.percentile, 0)}`);
    expect(of('interest')?.verdict).toContain(formatPercent(standing?.interestChange24h));
    expect(of('interest')?.figure).toBe(usd(futures.openInterest));
    expect(of('forced')?.figure).toBe(usd((futures.long24h ?? 0) + (futures.short24h ?? 0)));
    const { tvl, change7d } = await ask('defiOverview', {}, context);
    expect([of('tvl')?.figure, of('tvl')?.verdict]).toEqual([usd(tvl), `一周 ${formatPercent(change7d)}`]);
    const { coins } = await ask('stablecoins', {}, context);
    const widest = coins
      .slice(0, 10)
      .toSorted((a, b) => Math.abs(b.deviation ?? 0) - Math.abs(a.deviation ?? 0));
    expect(of('peg')?.figure).toBe(`${widest[0]?.symbol} ${formatPercent(widest[0]?.deviation)}`);
    const holders = await ask('treasuries', {}, context);
    expect(of('holdings')?.figure).toBe(`${formatAmount(holders.total)} BTC`);
    const mood = await ask('fearGreed', {}, context);
    expect(of('feargreed')?.figure).toBe(String(mood.now.value));
    expect(of('feargreed')?.verdict).toContain(`昨日 ${mood.yesterday.value}`);
    const sides = await ask('coinLongShort', { code: 'bitcoin', period: '1h' }, context);
    expect(of('sides')?.figure).toBe(`多 ${formatShare(sides?.long, 1)}`);
    const run = flowRun((await ask('fundFlows', {}, context)).days);
    expect(of('etf')?.figure).toBe(
      `${(run?.flow ?? 0) < 0 ? '流出' : '流入'} ${usd(Math.abs(run?.flow ?? 0))}`,
    );
  });
});

it('the first sentence names what is out of the ordinary, or says that nothing is', async () => {
  const numbers = await ask('dataAnswers', {});
  const calm = {
    ...numbers,
    indicators: numbers.indicators.map((row) => ({
      ...row,
      value: { feargreed: 50, ahr999: 1, picycle: 0.5 }[row.key] ?? row.value,
    })),
    futures: numbers.futures && { ...numbers.futures, fundingLower: 50 },
    gas: { standard: 1, cheaper: 50 },
    funds: { day: 0, flow: 1, days: 1, sum: 1 },
    stable: numbers.stable && {
      ...numbers.stable,
      pegs: [{ code: 'tether', symbol: 'USDT', deviation: 0.01 }],
    },
  };
  const said = (value: typeof calm) => textOf(hubSentence(dataAnswersOf(value)) ?? []);
  expect(said(calm)).toMatch(/^\d+ 项都在平常范围内，平静的一天。$/);
  const rare = {
    ...calm,
    futures: calm.futures && { ...calm.futures, fundingLower: 3, fundingDays: 30 },
    stable: calm.stable && { ...calm.stable, pegs: [{ code: 'tether', symbol: 'USDT', deviation: -0.8 }] },
    funds: { day: 0, flow: -1, days: 3, sum: -3 },
  };
  expect(said(rare)).toMatch(
    /^\d+ 项里 3 项异于平常：BTC 资金费率低于 30 日里的 97%、USDT 脱锚、BTC 现货 ETF 连续 3 个交易日流出。$/,
  );
  expect(hubSentence([])).toBeNull();
});

it('what has no source says so, and no 0', async () => {
  const sources = {
    ...createTestWorld(() => TEST_TIME),
    gas: null,
    stables: null,
    funds: null,
    contracts: null,
  };
  const answers = dataAnswersOf(await ask('dataAnswers', {}, { ...testContext, sources }));
  const missing = answers.filter(({ figure }) => figure === '--');
  expect(missing.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['gas', 'peg', 'supply', 'etf', 'funding', 'forced', 'interest', 'volume']),
  );
  for (const { verdict } of missing) expect(verdict).toBe('未接入');
});

it.each([
  [-0.004, 12, '高于 30 日里的 12%，空付多'],
  [0.0139, 71, '高于 30 日里的 71%，离过热（0.05%）远'],
  [0.03, 96, '高于 30 日里的 96%，离过热（0.05%）近'],
  [0.06, 100, '高于 30 日里的 100%，已过热（0.05%）'],
  [0.0139, null, '基准 0.01%，离过热（0.05%）远'],
])('a funding rate of %d%% above %s %% of the past is %s', (rate, lower, verdict) => {
  expect(fundingVerdict(rate, lower, 30)).toBe(verdict);
});

it.each([
  [0.05, '正常'],
  [-0.1, '正常'],
  [-0.3, '轻微偏离'],
  [0.51, '脱锚'],
  [-2, '脱锚'],
])('a deviation of %d%% is %s', (deviation, state) => {
  expect(pegState(deviation)).toBe(state);
});

it('a run of flows skips days without trade, and ends where the sign turns', () => {
  const days = [5, -1, -2, 0, 0, -3].map((flow, at) => ({ time: at, flow }));
  expect(flowRun(days)).toEqual({ day: 5, flow: -3, days: 3, sum: -6 });
  expect(flowRun([{ time: 1, flow: 0 }])).toBeNull();
});

it('every page with a number has its answer, and each tab its own', () => {
  const led = new Set(dataQuestions.map(({ link }) => link.to));
  const withoutNumber = ['dataCoinTrend', 'dataCalc', 'dataPools', 'dataStableTrend'];
  expect(hubPages.filter(({ link }) => !led.has(link.to)).map(({ link }) => link.to)).toEqual(withoutNumber);
  expect(new Set(dataQuestions.map(({ key }) => key)).size).toBe(dataQuestions.length);
  for (const tab of HUB_TABS.slice(1)) {
    const nothing = dataQuestions.map(
      (one) => ({ ...one, figure: '', direction: 'none', verdict: '' }) as const,
    );
    expect(answersByTab(nothing, tab).map((group) => group.tab)).toEqual([tab]);
  }
});
