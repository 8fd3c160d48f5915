import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import type { Ranking } from '@coinmirror/shared/rankings/ranking.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type RankingCells, RankingView } from './RankingView.tsx';
import type { Queried } from './withQueries.ts';

interface RankingPageProps {
  /** Of the page’s module, which makes their calls known as it loads: see `withQueries`. */
  readonly group: Queried<Readonly<Partial<Record<RouteName, Ranking>>>>;
  /** Must be stable: new ones re-render every row. */
  readonly cells?: RankingCells;
  /** At the right of the header. */
  readonly actions?: ReactNode;
  /** Between header and table, and below it. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** The ranking of a group that the address names, by its definition. */
export function RankingPage({ group, ...rest }: RankingPageProps) {
  const { pathname } = useLocation();
  const name = matchPage(pathname)?.name;
  if (name === undefined) return null;
  return group[name]?.withRows((ranking) => (
    <RankingView key={name} name={name} ranking={ranking} {...rest} />
  ));
}
