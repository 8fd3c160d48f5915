import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { ask, known } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

const COINS = ['bitcoin', 'ethereum', 'hyperliquid', 'shiba-inu', 'tether', 'leo-token'] as const;

describe('the all-time high', () => {
  it.each(COINS)('of %s is one price of one day wherever it stands', async (code) => {
    const { history, quote } = await ask('coinInfo', { code });
    const [high, at] = [known(history.allTimeHigh), known(history.allTimeHighAt)];
    const drawdown = (known(quote.price) / high - 1) * 100;
    expect(history.drawdown).toBeCloseTo(drawdown, 9);

    const events = await ask('coinBigEvents', { coincode: code });
    const reached = events.find(({ title }) => title.endsWith('价格达到历史最高'));
    expect(reached).toMatchObject({ price: high, time: at });

    const indicator = await ask('indicator', { key: 'drawdown', code, days: 1 });
    expect(indicator.at(-1)?.lines).toEqual([high]);
    expect(indicator.at(-1)?.value).toBeCloseTo(drawdown, 4);

    const days = await ask('coinHistory', { coincode: code, per_page: 10_000 });
    expect(days.high).toBe(high);
    expect(days.days.find(({ time }) => time === beijingMidnight(at))?.high).toBe(high);
  });

  it('is the same in the list', async () => {
    const { rows } = await ask('coinRank', { pagesize: 100 });
    for (const code of COINS) {
      const row = rows.find((one) => one.code === code);
      if (!row) continue;
      const { history } = await ask('coinInfo', { code });
      expect([row.allTimeHigh, row.allTimeHighAt]).toEqual([history.allTimeHigh, history.allTimeHighAt]);
    }
  });
});
