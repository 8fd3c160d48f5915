import { describe, expect, test } from 'vitest';
import type { InterestMoveRow, InterestPast } from '../contract/dashboards/futuresPast.ts';
import { interestMovesWords, interestPastWords, moveCounts } from './interestMoves.ts';

const row = (change24h: number | null, interestChange24h: number | null): InterestMoveRow => ({
  ...{ code: 'x', symbol: 'X', name: 'X', logo: '', marketCap: 100, openInterest: 5 },
  ...{ change24h, interestChange24h },
});

describe('moves of price and open interest', () => {
  test('are counted by coins: dollars that fall with the price alone are none', () => {
    // Up 10 % with 21 % more dollars: 10 % more contracts. Down 10 % with 10 % fewer dollars: as many as before.
    const rows = [row(10, 21), row(10, 5), row(-10, -5), row(-10, -20), row(-10, -10), row(3, null)];
    expect(moveCounts(rows)).toEqual({ rallyAdded: 1, rallyClosed: 1, declineAdded: 1, declineClosed: 1 });
    expect(interestMovesWords(rows)).toBe(
      '持仓量最大的 6 个币种里：涨价增仓 1 个，涨价减仓 1 个，跌价增仓 1 个，跌价减仓 1 个，另有 2 个持平或还没有 24 小时前的记录。',
    );
    expect(interestMovesWords([row(1, 5)])).toMatch(
      /^持仓量最大的 1 个币种里：涨价增仓 1 个，.*跌价减仓 0 个。$/,
    );
  });
});

describe('the past of open interest', () => {
  const AT = Date.parse('2026-11-28T04:00:00Z');
  const past = (own: Partial<InterestPast>): InterestPast => ({
    ...{ code: 'bitcoin', symbol: 'BTC', coins: [], venues: [], points: [] },
    ...own,
  });
  const points = [
    [5, null],
    [6, null],
    [7, 3],
  ].map((venues, at) => ({
    ...{ time: AT + at * 4 * 3_600_000, price: 1, total: 1 },
    venues,
  }));
  const venue = (name: string, isFilled: boolean) => ({ code: name, name, isFilled });

  test('says who is known from when on, and who told it themselves', () => {
    expect(interestPastWords(past({ venues: [venue('币安', true), venue('Gate', false)], points }))).toBe(
      'Gate 从 11-28 20:00 起才有记录，此前的合计不含；本站没有记录的时段，币安 取平台自己公布的历史。',
    );
  });

  test('says nothing where all begin together', () => {
    const whole = points.map((point) => ({ ...point, venues: [1, 1] }));
    expect(
      interestPastWords(past({ venues: [venue('币安', false), venue('Gate', false)], points: whole })),
    ).toBeNull();
    expect(interestPastWords(past({}))).toBeNull();
  });
});
