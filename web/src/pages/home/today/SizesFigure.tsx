import type { MarketToday } from '@coinmirror/shared/contract/marketToday.ts';
import { useMemo } from 'react';
import { useMarketTodayQuery } from '#api/endpoints/marketToday.ts';
import { MirrorFigure } from '#charts/mirror/MirrorFigure.tsx';
import type { MirrorView } from '#charts/mirror/types.ts';
import { shownAnswer } from '#ui/state/shownAnswer.ts';

/** A day on which few coins are counted looks like one. */
const LEAST_COINS = 150;
const HEIGHT = 148;

/** How many coins rose and fell, by the size of their change. */
export function SizesFigure() {
  const today = shownAnswer(useMarketTodayQuery({})).data?.value;
  const view = useMemo(() => today && viewOf(today), [today]);
  return view && <MirrorFigure {...view} height={HEIGHT} />;
}

function viewOf({ sizes }: MarketToday): MirrorView {
  return {
    title: '涨跌家数，按幅度',
    kind: 'count',
    buckets: sizes.map(({ from, to }) => ({
      key: String(from),
      label: to === null ? `>${from}%` : `${from}–${to}%`,
    })),
    above: {
      parts: [{ key: 'rises', name: '涨', tone: 'up', values: sizes.map(({ rises }) => rises) }],
      floor: LEAST_COINS,
    },
    below: {
      parts: [{ key: 'falls', name: '跌', tone: 'down', values: sizes.map(({ falls }) => falls) }],
      floor: LEAST_COINS,
    },
    written: true,
    labels: 'all',
  };
}
