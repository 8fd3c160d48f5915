import { peopleRankings } from '@coinmirror/shared/rankings/people.ts';
import { RankingPage } from './RankingPage.tsx';

/** The rankings by people and their work. */
export default function PeoplePage() {
  return <RankingPage group={peopleRankings} />;
}
