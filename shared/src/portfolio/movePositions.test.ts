import { expect, it, test } from 'vitest';
import { movePositions } from './movePositions.ts';
import {
  FIRST_PORTFOLIO,
  inPortfolio,
  joinPortfolios,
  portfolioNameComplaint,
  portfolioOfTrade,
  withFirst,
} from './portfolioNames.ts';
import type { Trade } from './trade.ts';

const star = (code: string, quantity: number | null, cost: number | null = null, note = '') => ({
  ...{ code, note, cost, quantity },
});
const group = (name: string, ...items: ReturnType<typeof star>[]) => ({ name, items });
const move = (groups: Parameters<typeof movePositions>[0], known: readonly Trade[] = [], price = 9) =>
  movePositions(groups, known, (code) => (code === 'gone' ? null : price), '2026-02-01');
const bought: Trade = {
  ...{ id: 'a', code: 'bitcoin', side: 'buy', day: '2026-01-02', price: 1, quantity: 1, fee: 0 },
  ...{ unit: 'usd', perUsd: 1 },
};

it('a position beside a star becomes a transfer in of today at its cost, and leaves the star with its note', () => {
  const { trades, items } = move([group('默认', star('bitcoin', 2, 100, '长期'), star('ethereum', null, 5))]);
  expect(trades).toMatchObject([
    { code: 'bitcoin', side: 'in', day: '2026-02-01', price: 100, quantity: 2, fee: 0, unit: 'usd' },
  ]);
  expect(items).toEqual([{ group: '默认', item: star('bitcoin', null, null, '长期') }]);
});

it('done twice, or in another browser, it counts once', () => {
  const groups = [group('默认', star('bitcoin', 2, 100))];
  const { trades } = move(groups);
  expect(move(groups).trades).toEqual(trades);
  // Interrupted before the star was changed.
  expect(move(groups, trades)).toEqual({
    trades: [],
    items: [{ group: '默认', item: star('bitcoin', null) }],
  });
});

it('the same position in two groups is one, another one is another', () => {
  const { trades, items } = move([
    group('一', star('bitcoin', 2, 100)),
    group('二', star('bitcoin', 2, 100)),
    group('三', star('bitcoin', 1, 50)),
  ]);
  expect(trades.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect(items).toHaveLength(3);
});

it('a coin with trades keeps those, and what the star said goes into its note', () => {
  const { trades, items } = move([group('默认', star('bitcoin', 2, 100, '长期'))], [bought]);
  expect(trades).toEqual([]);
  expect(items[0]?.item).toEqual(star('bitcoin', null, null, '长期；曾填 2 个，成本 100 USD'));
  // Nothing is lost where the note is full.
  expect(move([group('默认', star('bitcoin', 2, 100, '字'.repeat(100)))], [bought]).items).toEqual([]);
});

it('without a cost it has the price of now, and waits while that is unknown', () => {
  const { trades, items } = move([group('默认', star('bitcoin', 2), star('gone', 1))]);
  expect(trades).toMatchObject([{ code: 'bitcoin', price: 9 }]);
  expect(items.map(({ item }) => item.code)).toEqual(['bitcoin']);
});

it('nothing of a coin is nothing, and a price to compare with stays', () => {
  expect(move([group('默认', star('bitcoin', 0, 100))])).toEqual({
    trades: [],
    items: [{ group: '默认', item: star('bitcoin', null, 100) }],
  });
});

const long = { id: 'long', name: '长期' };

it('a trade of a portfolio that is gone belongs to the first', () => {
  expect(portfolioOfTrade({ portfolio: 'long' }, [FIRST_PORTFOLIO, long])).toBe('long');
  expect(portfolioOfTrade({ portfolio: 'long' }, [FIRST_PORTFOLIO])).toBe('main');
  expect(portfolioOfTrade(bought, [FIRST_PORTFOLIO, long])).toBe('main');
  expect(inPortfolio(inPortfolio(bought, 'long'), 'main')).toEqual(bought);
  expect(withFirst([long])).toEqual([FIRST_PORTFOLIO, long]);
});

it('portfolios of a browser join those of an account by their names', () => {
  const { names, idOf } = joinPortfolios(
    [FIRST_PORTFOLIO, { id: 'x', name: '长期' }],
    [{ ...FIRST_PORTFOLIO, name: '主要' }, long, { id: 'y', name: '交易所' }],
  );
  expect(names.map(({ name }) => name)).toEqual(['默认', '长期', '交易所']);
  expect(['main', 'long', 'y', 'gone'].map(idOf)).toEqual(['main', 'x', 'y', 'main']);
});

test.each([
  [' ', null, '请输入组合名称'],
  ['字'.repeat(13), null, '组合名称最多 12 个字'],
  ['长期', null, '已有同名组合'],
  ['全部', null, '已有同名组合'],
  ['长期', 'long', null],
  ['短线', null, null],
])('a portfolio called %j, own id %j: %j', (name, own, complaint) => {
  expect(portfolioNameComplaint([FIRST_PORTFOLIO, long], name, own)).toBe(complaint);
});
