import type { TreasuryRow } from '@coinmirror/shared/contract/dashboards/treasuries.ts';
import type { MirrorView } from '#charts/mirror/types.ts';

/** Holders whose names fit side by side. */
const SHOWN = 12;

/** The holders with the largest changes of 30 days, from the most bought to the most sold. */
export function holderMoves(rows: readonly TreasuryRow[]): Pick<MirrorView, 'buckets' | 'above' | 'below'> {
  const moved = rows
    .flatMap(({ name, ticker, change30d: change }) =>
      change === null || change === 0 ? [] : [{ name, label: ticker || name, change }],
    )
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, SHOWN)
    .toSorted((one, other) => other.change - one.change);
  return {
    buckets: moved.map(({ name, label }) => ({ key: `${label}-${name}`, label, name })),
    above: {
      parts: [
        { key: 'bought', name: '增持', tone: 'up', values: moved.map(({ change }) => Math.max(0, change)) },
      ],
    },
    below: {
      parts: [
        { key: 'sold', name: '减持', tone: 'down', values: moved.map(({ change }) => Math.max(0, -change)) },
      ],
    },
  };
}
