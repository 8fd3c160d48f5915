import type { Ranking } from '@coinmirror/shared/rankings/ranking.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import type { RouteName } from '@coinmirror/shared/routes/pages.ts';
import { useLocation } from 'react-router';
import { RankingView } from './RankingView.tsx';

interface RankingPageProps {
  readonly group: Readonly<Partial<Record<RouteName, Ranking>>>;
}

/** A ranking of a group, by its definition: the one that the address names. */
export function RankingPage({ group }: RankingPageProps) {
  const { pathname } = useLocation();
  const name = matchPage(pathname)?.name;
  if (name === undefined) return null;
  return group[name]?.withRows((ranking) => <RankingView key={name} name={name} ranking={ranking} />);
}
