import { contextOn, TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it, test } from 'vitest';
import { futuresSentence, futuresTab } from '../dashboards/futuresTabs.ts';
import { formatAmount } from '../format/amount.ts';
import { formatMoney } from '../format/money.ts';
import { formatFundingRate, formatPercent, formatShare } from '../format/percent.ts';
import { formatDate } from '../format/time.ts';
import { ahr999Indicator } from '../indicators/definitions/ahr999.ts';
import { hrefOfLink } from '../routes/hrefTo.ts';
import { DAY } from '../time/units.ts';
import {
  dexSentence,
  fundSentence,
  gasSentence,
  nftSentence,
  spreadSentence,
  stableSentence,
  treasurySentence,
} from './dashboards.ts';
import { defiSentence } from './defi.ts';
import { apart } from './figures.ts';
import { homeSentence } from './home.ts';
import { indicatorSentence } from './indicator.ts';
import { optionSentence } from './options.ts';
import { sectorsSentence } from './sectors.ts';
import { join, type Sentence, say, textOf } from './sentence.ts';

const usd = (value: number | null) => formatMoney(value, { unit: 'usd', rates: {}, kind: 'amount' });
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);

describe.each(TEST_DAYS)('on %s', (_name, day) => {
  const now = TEST_TIME + day * DAY;
  const context = contextOn(day);
  const text = (sentence: Sentence | null) => (sentence === null ? '' : textOf(sentence));

  it('home counts the coins as the bars do, names the larger number first, and the larger side', async () => {
    const [today, market, mood] = await Promise.all([
      ask('marketToday', {}, context),
      ask('globalMarket', {}, context),
      ask('fearGreed', {}, context),
    ]);
    const said = text(homeSentence(today, mood, now));
    expect(said).toMatch(new RegExp(`^BTC \\${formatPercent(today.bitcoin.change24h)}，`));
    const [rise, fall] = [`${market.riseCount} 涨`, `${market.fallCount} 跌`];
    const risesFirst = (market.riseCount ?? 0) >= (market.fallCount ?? 0);
    expect(said).toContain(risesFirst ? `${rise} ${fall}` : `${fall} ${rise}`);
    const { long24h, short24h } = await ask('futuresOverview', {}, context);
    expect(said).toContain(`24 小时爆仓 ${usd((long24h ?? 0) + (short24h ?? 0))}`);
    expect(said).toContain(`恐惧贪婪 ${mood.now.value}，昨日 ${mood.yesterday.value}`);
    expect(today.marketCaps.at(-1)).toEqual([now, market.marketCap]);
    expect(today.marketCaps.length).toBeGreaterThan(90);
  });

  it('open interest is that of all coins, and its largest exchange stands first in the table', async () => {
    const value = await ask('futuresOverview', {}, context);
    const said = text(futuresSentence(futuresTab('interest'), value, now));
    expect(said).toContain(usd(sum(value.coins.map(({ openInterest }) => openInterest))));
    expect(said).toContain(`${value.venues[0]?.name}最多，占 ${formatShare(value.venues[0]?.share, 0)}`);
  });

  it('funding is that of the rows, and every coin with a rate is counted once', async () => {
    const value = await ask('futuresOverview', {}, context);
    const said = text(futuresSentence(futuresTab('funding'), value, now));
    const rate = (code: string) => formatFundingRate(value.coins.find((row) => row.code === code)?.funding);
    expect(said).toContain(`BTC 每 8 小时 ${rate('bitcoin')}，高于 30 日里的 `);
    expect(said).toContain(`；ETH ${rate('ethereum')}`);
    const { rows } = await ask('futuresStandings', {}, context);
    const standing = rows.find(({ code }) => code === 'bitcoin');
    expect(said).toContain(`高于 30 日里的 ${formatShare(standing?.percentile, 0)}`);
    expect(said.includes('离过热（0.05%）')).toBe((standing?.funding ?? -1) >= 0);
    const signs = value.coins.map(({ funding }) => Math.sign(funding ?? Number.NaN));
    const [all, longs, shorts] =
      /(\d+) 个币种里 (\d+) 个多付空，(\d+) 个/.exec(said)?.slice(1).map(Number) ?? [];
    expect([longs, shorts]).toEqual([1, -1].map((sign) => signs.filter((one) => one === sign).length));
    expect(all).toBe(signs.filter((sign) => !Number.isNaN(sign)).length);
  });

  it('liquidations are those of the hours, and the larger side is named', async () => {
    const value = await ask('futuresOverview', {}, context);
    const said = text(futuresSentence(futuresTab('forced'), value, now));
    const [long, short] = [
      sum(value.coins.map((row) => row.long24h)),
      sum(value.coins.map((row) => row.short24h)),
    ];
    expect(said).toContain(`24 小时爆仓 ${usd(long + short)}`);
    const larger = long >= short ? `多单占 ${formatShare((long / (long + short)) * 100, 0)}` : '空单占';
    expect(said).toContain(larger);
    const most = Math.max(...value.hours.map((hour) => hour.long + hour.short));
    expect(said).toContain(`${usd(most)}。`);
  });

  it('the basis is of a contract that has not expired, and its sign is said in words', async () => {
    const value = await ask('futuresOverview', {}, context);
    const said = text(futuresSentence(futuresTab('basis'), value, now));
    const expiry = /BTC (\S+) 到期/.exec(said)?.[1] ?? '';
    const own = value.dated.filter((row) => row.code === 'bitcoin' && formatDate(row.expiresAt) === expiry);
    expect(own.length).toBeGreaterThan(0);
    expect(said).toMatch(/比现货(?:[高低] \d+\.\d\d%|持平)；折合年化 [+-−]?\d+\.\d\d%。$/);
    if (!said.includes('持平'))
      expect(said.includes('比现货低')).toBe(own.some((row) => row.price < row.indexPrice));
  });

  it.each(['bitcoin', 'ethereum'] as const)(
    'the next expiry of %s is the first row of the table',
    async (coincode) => {
      const value = await ask('optionsOverview', { coincode }, context);
      const [next] = value.expiries;
      expect(text(optionSentence(value))).toContain(
        `下一到期 ${formatDate(next?.expiresAt)}，名义 ${usd(next?.openInterest ?? null)}`,
      );
    },
  );

  it('gas, stablecoins and funds say what their rows say', async () => {
    const gas = await ask('ethGas', {}, context);
    expect(text(gasSentence(gas))).toMatch(/^标准档 [\d.]+ Gwei；转一笔 ETH 约 \$[\d.]+；/);
    const stable = await ask('stablecoins', {}, context);
    const off = formatPercent(stable.coins.find(({ code }) => code === 'tether')?.deviation ?? null);
    expect(text(stableSentence(stable))).toMatch(/^USDT 偏离 /);
    expect(text(stableSentence(stable))).toContain(off);
    const coins = stable.coins.map((one) => ({ ...one, deviation: one.code === 'tether' ? -0.3 : 0.1 }));
    expect(text(stableSentence({ ...stable, coins }))).toContain(
      'USDT 偏离 −0.30%；是最大的 10 种里最多的，未见脱锚',
    );
    const trusts = await ask('trusts', {}, context);
    const funds = text(fundSentence(await ask('fundFlows', {}, context), trusts));
    expect(funds).toContain(`持有 ${usd(sum(trusts.list.map(({ value }) => value)))}`);
    expect(funds).toMatch(
      /^BTC 现货 ETF \d\d-\d\d 流[入出] \$[\d.,]+[亿万](，连续 \d+ 个交易日共 \$[\d.,]+[亿万])?；/,
    );
    expect(text(fundSentence(null, trusts))).toMatch(/^灰度 /);
    const holders = await ask('treasuries', {}, context);
    expect(text(treasurySentence(holders))).toContain(formatAmount(sum(holders.rows.map(({ btc }) => btc))));
  });

  it('on-chain trade, NFT and locked value say what their rows say', async () => {
    const dex = await ask('dexOverview', {}, context);
    expect(text(dexSentence(dex))).toContain(usd(sum(dex.venues.map(({ volume24h }) => volume24h))));
    const nft = await ask('nftOverview', {}, context);
    const [risen, fallen] =
      /地板价 (\d+) 涨 (\d+) 跌/
        .exec(text(nftSentence(nft)))
        ?.slice(1)
        .map(Number) ?? [];
    expect(risen).toBe(nft.collections.filter(({ change24h }) => change24h > 0).length);
    expect(fallen).toBe(nft.collections.filter(({ change24h }) => change24h < 0).length);
    const defi = await ask('defiOverview', {}, context);
    expect(text(defiSentence(defi))).toContain(
      `TVL ${usd(defi.tvl)}，一周 ${formatPercent(defi.change7d)}，其中价格 `,
    );
    expect((defi.price7d ?? 0) + (defi.flow7d ?? 0)).toBeCloseTo(defi.change7d ?? Number.NaN, 6);
  });

  it('the spread is that of the last point', async () => {
    const value = await ask('spotSpread', { period: 60 }, context);
    const last = value.points.at(-1);
    const over = ((last?.reference ?? 0) / (last?.others[0] ?? 1) - 1) * 100;
    expect(text(spreadSentence(value))).toContain(
      `Coinbase 的 BTC 比币安${over < 0 ? '低' : '高'} ${formatShare(Math.abs(over), 3)}`,
    );
  });

  it('an indicator has its value, its band and its past', async () => {
    const days = await ask('ahr999', { days: 31 }, context);
    expect(text(indicatorSentence(ahr999Indicator, days))).toMatch(
      /^ahr999 现为 [\d.]+，在.+区；(跌破|升到) (0\.45|1\.2|5) 需 BTC 到 \$[\d,]+；过去 30 天里 \d+% 的日子更低。$/,
    );
  });

  it('sectors are counted as the table lists them, and the ends are its ends', async () => {
    const { rows } = await ask('conceptList', { page: 1, pagesize: 200 }, context);
    const said = text(sectorsSentence(rows));
    const changes = rows.flatMap(({ change24h }) => change24h ?? []);
    expect(said).toContain(`${formatPercent(Math.max(...changes))} 最强`);
    expect(said).toContain(`${formatPercent(Math.min(...changes))} 最弱。`);
    expect(said).toContain(`${changes.filter((one) => one > 0).length} 涨`);
  });
});

describe('without data there is no sentence, and no 0 in one', () => {
  const futures = {
    openInterest: null,
    volume24h: null,
    long24h: null,
    short24h: null,
    coins: [],
    venues: [],
    funding: { venues: [], rows: [] },
    dated: [],
    bitcoin: null,
    orders: [],
    hours: [],
  };
  it.each(['interest', 'funding', 'forced', 'basis'])('of futures: %s', (tab) => {
    expect(futuresSentence(futuresTab(tab), futures, TEST_TIME)).toBeNull();
  });

  it('of an indicator whose day has no value, of sectors without changes, of other boards', () => {
    const day = { time: TEST_TIME, value: null, price: null, lines: [] };
    expect(indicatorSentence(ahr999Indicator, [day])).toBeNull();
    expect(sectorsSentence([])).toBeNull();
    const nothing = {
      bitcoin: { price: null, change24h: null },
      marketCaps: [],
      long24h: null,
      short24h: null,
    };
    expect(
      homeSentence({ ...nothing, hours: [], sizes: [], still: 0, median: null }, undefined, TEST_TIME),
    ).toBeNull();
    expect(homeSentence(undefined, undefined, null)).toBeNull();
    expect(join([null, null])).toBeNull();
  });
});

test('a sentence is words and figures in turn, and clauses that are not known are left out', () => {
  const link = { to: 'home', params: {} } as const;
  const figure = { text: '37', link, direction: 'none' } as const;
  const sentence = join([say`昨日 ${figure}`, null, say`${figure} 今日`]);
  expect(sentence).toEqual(['昨日 ', figure, '；', figure, ' 今日', '。']);
  expect(textOf(sentence ?? [])).toBe('昨日 37；37 今日。');
  expect(hrefOfLink(figure.link)).toBe('/');
});

describe('the mood of a source that counts days by UTC', () => {
  const mood = { now: { value: 30 }, yesterday: { value: 33 }, updatedAt: Date.UTC(2026, 2, 9) };
  it.each([
    ['has its date until eight in the morning', '2026-03-09T17:30:00Z', '恐惧贪婪 30（03-09），前一日 33。'],
    ['has none on its day', '2026-03-09T15:30:00Z', '恐惧贪婪 30，昨日 33。'],
  ])('%s', (_name, at, said) => {
    expect(textOf(homeSentence(undefined, mood, Date.parse(at)) ?? [])).toBe(said);
  });
});

it.each([
  [0.004, '持平'],
  [-0.004, '持平'],
  [0.005, '高 0.01%'],
  [-12.3, '低 12.30%'],
])('%d %% apart is said as %s: rounding makes no direction', (percent, said) => {
  expect(textOf(apart(percent, { to: 'home', params: {} }))).toBe(said);
});
