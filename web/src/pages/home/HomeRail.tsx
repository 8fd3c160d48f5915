import { upTo } from '@coinmirror/shared/constants/breakpoints.ts';
import { RankingRail } from '#features/rankingRail/RankingRail.tsx';
import { useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { MoodPanel } from './mood/MoodPanel.tsx';
import { ComingLists } from './today/ComingLists.tsx';

/** Without room for a third column in the zone of the day. */
const NARROW = upTo('no-rail');

const MOVES = ['sectors', 'moves'] as const;
const OTHERS = ['new', 'volume', 'turnover', 'increase', 'decrease', 'concept'] as const;

/** Beside the list or below it: which sectors made the day, what moved, what readers expect, short rankings; where the zone is narrow, its third column. */
export function HomeRail() {
  const isNarrow = useMediaQuery(NARROW);
  return (
    <>
      {isNarrow && <ComingLists />}
      <RankingRail rankings={MOVES} />
      <MoodPanel />
      <RankingRail rankings={OTHERS} />
    </>
  );
}
