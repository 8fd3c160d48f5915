import { contextOn, TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { changeOf } from '../columns/coinList.ts';
import { portfolioFacts } from '../columns/holdings.ts';
import { formatFullMoney, formatGain } from '../format/fullMoney.ts';
import { formatPercent } from '../format/percent.ts';
import { portfolioOf } from '../portfolio/holdings.ts';
import { heldPositions } from '../portfolio/positions.ts';
import type { Trade } from '../portfolio/trade.ts';
import { portfolioSentence, watchSentence } from './portfolio.ts';
import { type Sentence, textOf } from './sentence.ts';

const terms = { unit: 'usd', rates: {} } as const;
const text = (sentence: Sentence | null) => (sentence === null ? '' : textOf(sentence));
const trade = (code: string, quantity: number, own: Partial<Trade> = {}): Trade => ({
  id: code,
  code,
  side: 'buy',
  day: '2026-01-02',
  price: 100,
  quantity,
  fee: 0,
  unit: 'usd',
  perUsd: 1,
  ...own,
});

async function coinsOf(day: number) {
  const context = contextOn(day);
  const { rows } = await ask('coinRank', { page: 1, pagesize: 20 }, context);
  return rows;
}

function holdingsOf(coins: Awaited<ReturnType<typeof coinsOf>>, trades: readonly Trade[]) {
  const quotes = new Map(coins.map((row) => [row.code, row]));
  const { holdings, total } = portfolioOf(trades, quotes);
  const names = { name: '', logo: '' };
  return {
    total,
    rows: holdings.map((row) => ({ ...row, ...names, symbol: quotes.get(row.code)?.symbol ?? row.code })),
  };
}

describe.each(TEST_DAYS)('on %s', (_name, day) => {
  it('a portfolio says the value and the change of its facts, and the coin that changed it most', async () => {
    const { rows, total } = holdingsOf(await coinsOf(day), [trade('bitcoin', 0.2), trade('ethereum', 3)]);
    const said = text(portfolioSentence(rows, total, terms));
    const written = portfolioFacts.flatMap(({ id, content }) =>
      content.as === 'number' && (id === 'value' || id === 'change24h')
        ? [content.write(total, terms).text]
        : [],
    );
    expect(said).toContain(`持仓 ${written[0]}，24 小时 ${written[1]}`);
    const most = rows.toSorted((a, b) => Math.abs(b.change24hUsd ?? 0) - Math.abs(a.change24hUsd ?? 0))[0];
    expect(said).toContain(`，其中 ${most?.symbol} ${formatGain(most?.change24hUsd, terms)}。`);
  });

  it('a watchlist counts its rows, and its mean is that of their changes', async () => {
    const coins = (await coinsOf(day)).slice(0, 5);
    const rows = coins.map((row) => ({ ...row, quantity: null }));
    for (const base of ['24H', 'UTC8'] as const) {
      const changes = rows.flatMap((row) => changeOf(row, base) ?? []);
      const said = text(
        watchSentence(
          rows.map((row) => ({ ...row, change: changeOf(row, base) })),
          base,
          terms,
        ),
      );
      expect(said).toMatch(base === '24H' ? /^5 个币 24 小时 / : /^5 个币今天 /);
      const rises = changes.filter((one) => one > 0).length;
      const falls = changes.filter((one) => one < 0).length;
      if (rises > 0) expect(said).toContain(`${rises} 涨`);
      if (falls > 0) expect(said).toContain(`${falls} 跌`);
      const mean = changes.reduce((sum, one) => sum + one, 0) / changes.length;
      expect(said).toContain(`等权 ${formatPercent(mean)}`);
      expect(said).not.toContain('所持');
    }
  });

  it('what is held of a watchlist is its value and change by amount', async () => {
    const [one, two] = await coinsOf(day);
    if (!one || !two) throw new Error('no coins');
    const said = text(
      watchSentence(
        [
          { ...one, change: one.change24h, quantity: 2 },
          { ...two, change: two.change24h, quantity: null },
        ],
        '24H',
        terms,
      ),
    );
    const value = 2 * (one.price ?? 0);
    expect(said).toContain(`所持 ${formatFullMoney(value, terms)}，`);
    const change = value - value / (1 + (one.change24h ?? 0) / 100);
    expect(said).toContain(`${formatGain(change, terms)}（${formatPercent(one.change24h)}）。`);
  });
});

describe.each(TEST_DAYS)('on %s, of one ledger', (_name, day) => {
  const trades = [
    trade('bitcoin', 0.2),
    trade('ethereum', 3, { portfolio: 'long' }),
    trade('solana', 10, { id: 'in', side: 'in', portfolio: 'long' }),
    trade('solana', 4, { id: 'out', side: 'out', day: '2026-02-02', portfolio: 'long' }),
  ];

  it('a list of all held coins says the value and the change that the portfolio says', async () => {
    const coins = await coinsOf(day);
    const { total } = holdingsOf(coins, trades);
    const held = heldPositions(trades);
    const listed = coins.map((row) => ({
      ...row,
      change: row.change24h,
      quantity: held.get(row.code)?.quantity ?? null,
    }));
    const gain = formatGain(total.change24hUsd, terms);
    expect(text(watchSentence(listed, '24H', terms))).toContain(
      `所持 ${formatFullMoney(total.value, terms)}，${gain}（${formatPercent(total.change24h)}）。`,
    );
  });

  it.each(['average', 'fifo'] as const)('portfolios add up to all together, by %s', async (method) => {
    const quotes = new Map((await coinsOf(day)).map((row) => [row.code, row]));
    const totalOf = (own: readonly Trade[]) => portfolioOf(own, quotes, method).total;
    const parts = [
      totalOf(trades.filter(({ portfolio }) => portfolio === undefined)),
      totalOf(trades.filter(({ portfolio }) => portfolio === 'long')),
    ];
    const all = totalOf(trades);
    for (const name of ['value', 'cost', 'unrealised', 'realised', 'change24hUsd'] as const) {
      expect(parts.reduce((sum, part) => sum + part[name], 0)).toBeCloseTo(all[name], 6);
    }
  });
});

describe('without data', () => {
  it('nothing is said of no holding, of one without a price, of a list without changes', () => {
    for (const trades of [[], [trade('gone', 1)]]) {
      const { rows, total } = holdingsOf([], trades);
      expect(portfolioSentence(rows, total, terms)).toBeNull();
    }
    expect(watchSentence([], '24H', terms)).toBeNull();
  });

  it('an unknown change is said to be unknown, and is no 0', async () => {
    const [coin] = await coinsOf(-34);
    if (!coin) throw new Error('no coin');
    const { rows, total } = holdingsOf([{ ...coin, change24h: null }], [trade(coin.code, 1)]);
    expect(text(portfolioSentence(rows, total, terms))).toMatch(/^持仓 \$[\d,.]+，24 小时涨跌未知。$/);
    const watched = { ...coin, change: null, quantity: 1 };
    expect(watchSentence([watched], '24H', terms)).toBeNull();
  });

  it('a single coin has no mean, and no part', async () => {
    const [coin] = await coinsOf(-85);
    if (!coin) throw new Error('no coin');
    const watched = { ...coin, change: coin.change24h, quantity: null };
    expect(text(watchSentence([watched], '24H', terms))).toMatch(/^1 个币 24 小时 1 [涨跌]。$/);
    const { rows, total } = holdingsOf([coin], [trade(coin.code, 1)]);
    expect(text(portfolioSentence(rows, total, terms))).not.toContain('其中');
  });
});
