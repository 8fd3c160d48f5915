import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { use, useMemo } from 'react';
import { useTick } from '#live/useTick.ts';
import { SnapshotTime } from '../snapshot.ts';
import { detailAt } from './liveDetail.ts';

/** The coin updated by its newest tick, or as fetched where that is newer. For the parts that show live figures. */
export function useLiveDetail(detail: CoinDetail): CoinDetail {
  const asOf = use(SnapshotTime);
  const tick = useTick(detail.code);
  return useMemo(() => (tick && tick.time >= asOf ? detailAt(detail, tick) : detail), [detail, tick, asOf]);
}
