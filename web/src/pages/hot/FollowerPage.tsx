import type { CoinSocial, SocialPlatform } from '@coinmirror/shared/contract/rankings/people.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { useMemo } from 'react';
import { useSocialRankQuery } from '#api/endpoints/hotRankings.ts';
import { followerColumns, weekPace } from '#features/rankings/columns/peopleColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { type CoinFigure, CoinRankingView } from './CoinRankingView.tsx';

interface FollowerPageProps {
  readonly name: 'hotTwitter' | 'hotReddit' | 'hotFacebook';
  readonly platform: SocialPlatform;
  /** 粉丝数, 成员数. */
  readonly people: string;
}

/** Coins by their people on one platform. */
export function FollowerPage({ name, platform, people }: FollowerPageProps) {
  const ranking = useRanking(name);
  const result = useSocialRankQuery(ranking.args, HOT_POLLING);
  const columns = useMemo(() => followerColumns(platform, people), [platform, people]);
  const figure: CoinFigure<CoinSocial> = {
    label: `${people}与 7 日增速`,
    textOf: (row) => formatAmount(row[platform]?.followers),
    changeOf: (row) => weekPace(row, platform),
  };
  return <CoinRankingView ranking={ranking} columns={columns} result={result} figure={figure} />;
}
