import { contextOn, TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { CoinMove, Happening } from '../contract/coin/move.ts';
import { formatPercent } from '../format/percent.ts';
import { hrefOfLink } from '../routes/hrefTo.ts';
import { HOUR } from '../time/units.ts';
import { coinMoveLine, coinMoveSentence, moveParts, moveSplit } from './coinMove.ts';
import { shownHappenings } from './happenings.ts';
import { type Sentence, textOf } from './sentence.ts';

const said = (sentence: Sentence | null) => (sentence === null ? null : textOf(sentence));

describe.each(TEST_DAYS)('on %s', (_name, day) => {
  const context = contextOn(day);
  const moveOf = (coincode: string) => ask('coinMove', { coincode }, context);

  it.each(['cardano', 'solana', 'uniswap', 'dogecoin'])(
    '%s: its parts add up to the digit shown',
    async (code) => {
      const [move, { quote }] = [await moveOf(code), await ask('coinInfo', { code }, context)];
      const split = moveSplit(move);
      expect(split).not.toBeNull();
      expect(formatPercent(split?.total)).toBe(formatPercent(quote.change24h));
      const steps = split?.bars.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
      expect(steps).toBe(Math.round((split?.total ?? 0) * 100));
      const text = said(coinMoveSentence(move)) ?? '';
      expect(text).toContain(formatPercent(Math.abs(quote.change24h ?? 0)).replace('+', ''));
      const line = said(coinMoveLine(move)) ?? '';
      for (const { name, value } of split?.bars ?? [])
        for (const words of [text, line])
          expect(words).toContain(`${name} ${formatPercent(value).replace('%', '')}`);
    },
  );

  it('Bitcoin is the market: liquidations and funding in place of a split', async () => {
    const move = await moveOf('bitcoin');
    expect(moveParts(move)).toEqual([]);
    const row = (await ask('futuresOverview', {}, context)).coins.find(({ code }) => code === 'bitcoin');
    expect(move.liquidations?.long).toBe(row?.long24h);
    expect(move.liquidations?.short).toBe(row?.short24h);
    expect(move.funding).toBe(row?.funding);
    expect(said(coinMoveSentence(move))).toMatch(
      /^24 小时.*，爆仓 \$[\d.,]+[万亿]?，[多空]单占 \d+%；资金费率 \+?−?[\d.]+%(，[高低]于 \d+ 日里的 \d+%|，\d+ 日最[高低])?。$/,
    );
  });

  it('what is pegged has no parts and no direction', async () => {
    const sentence = coinMoveSentence(await moveOf('tether'));
    expect(said(sentence)).not.toContain('自身');
    for (const part of sentence ?? []) expect(typeof part === 'string' || part.direction).not.toBe('up');
  });
});

const HAPPENING: Happening = {
  kind: 'unlock',
  time: TEST_TIME - 3 * HOUR,
  isAllDay: false,
  title: '解锁',
  id: '',
  amount: 120_000_000,
};

const MOVE: CoinMove = {
  code: 'cardano',
  symbol: 'ADA',
  change24h: -8.2,
  split: { market: -3.1, sector: -2.4, own: -2.7 },
  unsplit: null,
  sector: { id: 'layer1', name: '公链' },
  days: 90,
  happenings: [],
  news: { sources: 6, named: 0, prices: 0 },
  liquidations: { long: 300_000, short: 100_000, percentile: 40 },
  funding: 0.01,
  fundingStanding: { percentile: 60, days: 30 },
};
const whole = (change24h: number): CoinMove['split'] => ({
  market: change24h * 0.8,
  sector: null,
  own: change24h * 0.2,
});

describe('the sentence', () => {
  it('says what came with the market and the sector, what is its own, and what happened', () => {
    const move = { ...MOVE, happenings: [HAPPENING] };
    expect(said(coinMoveSentence(move))).toBe(
      '24 小时跌 8.20%，大盘 −3.10，公链 −2.40，自身 −2.70；14:30 解锁 1.20亿枚。',
    );
    expect(said(coinMoveSentence(move, { withDay: false }))).toBe(
      '大盘 −3.10，公链 −2.40，自身 −2.70；14:30 解锁 1.20亿枚。',
    );
    expect(said(coinMoveLine(move))).toBe(
      'ADA −8.20%：大盘 −3.10，公链 −2.40，自身 −2.70；14:30 解锁 1.20亿枚。',
    );
  });

  it.each([
    ['原因未见公开消息', 'the larger part is its own', { split: { market: -3, sector: -1, own: -4.2 } }],
    ['个币消息未见', 'the larger part is that of others', {}],
    ['个币消息未见', 'it hardly moved', { change24h: 0.3, split: { market: 0, sector: 0, own: 0.3 } }],
    [
      '提到它的 3 条消息只报行情',
      'news name it and tell prices alone',
      { news: { sources: 6, named: 3, prices: 3 } },
    ],
  ] as const)('ends with %s where %s', (words, _why, given) => {
    expect(said(coinMoveSentence({ ...MOVE, ...given }))?.endsWith(`；${words}。`)).toBe(true);
  });

  it.each([
    ['no news are read', { news: null }],
    ['news name it', { news: { sources: 6, named: 2, prices: 1 } }],
  ] as const)('says nothing of news where %s', (_why, given) => {
    expect(said(coinMoveSentence({ ...MOVE, ...given }))).toBe(
      '24 小时跌 8.20%，大盘 −3.10，公链 −2.40，自身 −2.70。',
    );
  });

  it('says unusual liquidations before it says that nothing was read', () => {
    const liquidations = { long: 9e6, short: 1e6, percentile: 97.2 };
    expect(said(coinMoveSentence({ ...MOVE, liquidations }))).toContain(
      '；爆仓 $1,000万，高于 30 日里的 97%。',
    );
    const most = { ...liquidations, percentile: 99.8 };
    expect(said(coinMoveSentence({ ...MOVE, liquidations: most }))).toContain('；爆仓 $1,000万，30 日最多。');
    const usual = { ...liquidations, percentile: null };
    expect(said(coinMoveSentence({ ...MOVE, liquidations: usual }))).not.toContain('爆仓');
  });

  it.each([
    [97.2, 30, '资金费率 +0.0513%，高于 30 日里的 97%'],
    [3.4, 12, '资金费率 +0.0513%，低于 12 日里的 97%'],
    [100, 30, '资金费率 +0.0513%，30 日最高'],
    [0, 30, '资金费率 +0.0513%，30 日最低'],
  ])(
    'says unusual funding in place of no news, and among what happened: above %d%%',
    (percentile, days, words) => {
      const move = { ...MOVE, funding: 0.0513, fundingStanding: { percentile, days } };
      const sentence = coinMoveSentence(move);
      expect(said(sentence)).toBe(`24 小时跌 8.20%，大盘 −3.10，公链 −2.40，自身 −2.70；${words}。`);
      const figure = sentence?.findLast((part) => typeof part === 'object');
      expect(figure && hrefOfLink(figure.link)).toBe('/data/futures.html?tab=funding');
      const both = { ...move, happenings: [HAPPENING] };
      expect(said(coinMoveLine(both))).toContain(`；14:30 解锁 1.20亿枚；${words}。`);
      // Beside a reason a phone has no room for it.
      expect(coinMoveLine(both)?.at(-2)).toMatchObject({ phone: 'hidden' });
      expect(shownHappenings(both).map((line) => [line.time, line.words])).toEqual([
        ['14:30', '解锁 1.20亿枚'],
        ['现在', words],
      ]);
    },
  );

  it.each([[{ percentile: 89, days: 30 }], [{ percentile: 11, days: 30 }], [null]])(
    'does not say usual funding, or one without a past: %o',
    (fundingStanding) => {
      const move = { ...MOVE, fundingStanding };
      expect(said(coinMoveSentence(move))).not.toContain('资金费率');
      expect(shownHappenings(move)).toEqual([]);
      expect(said(coinMoveSentence({ ...move, unsplit: 'market', split: null }))).toContain(
        '；资金费率 +0.0100%。',
      );
    },
  );

  it('ends on a phone before it says that nothing was read of the coin', () => {
    const sentence = coinMoveSentence(MOVE);
    expect(sentence?.findLast((part) => typeof part === 'object')).toMatchObject({
      lead: '；个币消息',
      text: '未见',
      phone: 'hidden',
    });
  });

  it('prefers what may be a reason to what came last, and never a price', () => {
    const news = { ...HAPPENING, kind: 'news', title: '主网升级完成', id: '7', amount: null } as const;
    const price = { ...news, kind: 'price', title: 'ADA 跌穿 $0.40' } as const;
    const text = said(coinMoveSentence({ ...MOVE, happenings: [price, news] }));
    expect(text).toContain('14:30 主网升级完成。');
    const sentence = coinMoveSentence({ ...MOVE, happenings: [price, HAPPENING, news] });
    expect(said(sentence)).toContain('解锁');
    const figure = sentence?.at(-2);
    expect(typeof figure === 'object' && hrefOfLink(figure.link)).toBe('/calendar/cardano');
  });

  it.each([
    ['young', 12, '24 小时跌 8.20%，日线 12 天，不足 30 天，不拆分；原因未见公开消息。'],
    ['unknown', 0, '24 小时跌 8.20%，日线未知，不拆分；原因未见公开消息。'],
    ['peg', 0, '24 小时跌 8.20%；原因未见公开消息。'],
  ] as const)('of a coin that is not split (%s) says why', (unsplit, days, text) => {
    const move = { ...MOVE, split: null, sector: null, unsplit, days };
    expect(said(coinMoveSentence(move))).toBe(text);
    expect(moveSplit(move)).toBeNull();
  });

  it('has two parts without a sector, and no sign at 0.00%', () => {
    const alone = { ...MOVE, change24h: -10, split: whole(-10), sector: null };
    expect(said(coinMoveSentence(alone))).toContain('，大盘 −8.00，自身 −2.00；');
    const still = { ...MOVE, change24h: 0.001, split: whole(0.001), sector: null };
    expect(said(coinMoveSentence(still))).toContain('24 小时 0.00%，大盘 0.00，自身 0.00');
  });

  it('is none without a change', () => {
    expect(coinMoveSentence({ ...MOVE, change24h: null, split: null })).toBeNull();
    expect(coinMoveLine({ ...MOVE, change24h: null, split: null })).toBeNull();
  });
});
