import { RankingRail } from '#features/rankingRail/RankingRail.tsx';
import { MoodPanel } from './mood/MoodPanel.tsx';

/** Beside the list: what readers expect, and the short rankings. */
export function HomeRail() {
  return (
    <>
      <MoodPanel />
      <RankingRail />
    </>
  );
}
