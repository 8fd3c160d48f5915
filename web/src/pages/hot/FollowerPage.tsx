import type { CoinSocial, SocialPlatform } from '@coinmirror/shared/contract/boards/people.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { useMemo } from 'react';
import { useSocialRankQuery } from '#api/endpoints/boards.ts';
import { followerColumns, weekPace } from '#features/hotBoards/columns/peopleColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { CoinBoardPage, type CoinFigure } from './CoinBoardPage.tsx';

interface FollowerPageProps {
  readonly name: 'hotTwitter' | 'hotReddit' | 'hotFacebook';
  readonly platform: SocialPlatform;
  /** 粉丝数, 成员数. */
  readonly people: string;
}

/** Coins by their people on one platform. */
export function FollowerPage({ name, platform, people }: FollowerPageProps) {
  const board = useBoard(name);
  const result = useSocialRankQuery(board.args, HOT_POLLING);
  const columns = useMemo(() => followerColumns(platform, people), [platform, people]);
  const figure: CoinFigure<CoinSocial> = {
    label: `${people}与 7 日增速`,
    textOf: (row) => formatAmount(row[platform]?.followers),
    changeOf: (row) => weekPace(row, platform),
  };
  return <CoinBoardPage board={board} columns={columns} result={result} figure={figure} />;
}
