import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import type { Ranking } from '@coinmirror/shared/rankings/ranking.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type RankingCells, RankingView } from './RankingView.tsx';

interface RankingPageProps {
  readonly group: Readonly<Partial<Record<RouteName, Ranking>>>;
  /** Must be stable: new ones draw every row again. */
  readonly cells?: RankingCells;
  /** Between head and table, and under it. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** A ranking of a group, by its definition: the one that the address names. */
export function RankingPage({ group, ...rest }: RankingPageProps) {
  const { pathname } = useLocation();
  const name = matchPage(pathname)?.name;
  if (name === undefined) return null;
  return group[name]?.withRows((ranking) => (
    <RankingView key={name} name={name} ranking={ranking} {...rest} />
  ));
}
