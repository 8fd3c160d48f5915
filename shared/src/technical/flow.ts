import { fixed, type Param, type Technical } from './technical.ts';

const rows: Param = { label: '行数', value: 80, min: 24, max: 200, step: 1 };
const share: Param = { label: '价值区%', value: 70, min: 10, max: 95, step: 1 };

/** Volume by price of the visible candles (volumeProfile.ts): drawn at the right edge, no line. */
const profile: Technical = {
  key: 'VPVR',
  title: '可见区成交量分布',
  pane: 'main',
  params: [rows, share],
  lines: () => [],
  calc: () => [],
};

/**
 * Cumulative volume delta: what takers bought less what they sold, summed from the first candle that tells it on. A candle
 * that does not tell it is a gap, after which the sum goes on.
 */
const cvd: Technical = {
  key: 'CVD',
  title: '累计成交量差',
  pane: 'sub',
  needs: 'takers',
  params: [],
  lines: fixed(['cvd', 'CVD']),
  isAmount: true,
  calc: (sheet) => {
    const delta = sheet.each(({ bought, volume }) => (bought === undefined ? null : 2 * bought - volume));
    const sums = sheet.column<number>(
      (place, values) => (values[place - 1] ?? 0) + (delta.values[place] ?? 0),
    );
    return [sheet.column((place) => (delta.values[place] === null ? null : (sums.values[place] ?? null)))];
  },
};

/** Volume by price, and by who started the trade. */
export const flowTechnicals = [profile, cvd] as const;
