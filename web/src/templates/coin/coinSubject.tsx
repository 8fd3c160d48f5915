import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import * as v from 'valibot';
import { namedRow } from '#api/knownRow.ts';
import { AlertButton } from '#features/alerts/AlertButton.tsx';
import { CoinMoveFigure, CoinMoveSentence } from '#features/coinMove/CoinMoveBlock.tsx';
import { HeadFacts } from '#features/coins/detail/head/HeadFacts.tsx';
import { HeadPrice } from '#features/coins/detail/head/HeadPrice.tsx';
import { PriceFigure } from '#features/coins/detail/head/PriceFigure.tsx';
import { pegDeviation } from '#features/coins/detail/peg/PegCard.tsx';
import { CoinRisk } from '#features/coins/detail/risk/CoinRisk.tsx';
import { useCoinDetail } from '#features/coins/detail/useCoinDetail.ts';
import { SnapshotTime } from '#features/coins/snapshot.ts';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import type { Subject } from '../subject/subject.ts';
import { useListedNames } from '../subject/useListedNames.ts';
import { CoinActions } from './head/CoinActions.tsx';
import { CoinHead } from './head/CoinHead.tsx';
import { CoinHeld } from './head/CoinHeld.tsx';

const maybeChange = v.nullable(v.number());

/** Rankings, overviews and search results have the same fields of a coin. */
const knownCoin = v.pipe(
  v.object({
    ...namedRow,
    symbol: v.string(),
    price: v.number(),
    change24h: maybeChange,
    changeUtc8: maybeChange,
    changeUtc0: maybeChange,
  }),
  v.transform(({ price, change24h, changeUtc8, changeUtc0, ...head }) => ({
    ...head,
    figure: <PriceFigure quote={{ price, change24h, changeUtc8, changeUtc0 }} />,
  })),
);

/** A coin as the subject of pages: its price, star and alert in the header of each. */
export const coinSubject: Subject<CoinDetail> = {
  name: 'coin',
  Head: CoinHead,
  useEntity: useCoinDetail,
  useNamesakes: () => useListedNames('coin'),
  knownRows: { schema: knownCoin },
  identityOf: (detail, asOf) => ({
    code: detail.code,
    logo: detail.logo,
    name: detail.name,
    symbol: detail.symbol,
    facts: (
      <>
        <HeadFacts detail={detail} />
        <CoinHeld detail={detail} />
      </>
    ),
    figure: (
      <SnapshotTime value={asOf}>
        <HeadPrice detail={detail} />
      </SnapshotTime>
    ),
    lead: <CoinMoveSentence code={detail.code} />,
    // What is pegged does not move with anything.
    beside: pegDeviation(detail) === null ? <CoinMoveFigure code={detail.code} /> : null,
    actions: (
      <>
        <StarButton kind="coin" code={detail.code} name={detail.name} size="m" />
        <AlertButton code={detail.code} name={detail.name} size="m" />
      </>
    ),
    moreActions: <CoinActions detail={detail} asOf={asOf} />,
    notice: <CoinRisk detail={detail} />,
    without: detail.markets.hasLongShort ? [] : ['coinLongShort'],
  }),
};
