import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { exchangeSentence } from '@coinmirror/shared/sentences/exchange.ts';
import * as v from 'valibot';
import { namedRow } from '#api/knownRow.ts';
import { HeadFacts } from '#features/exchanges/head/HeadFacts.tsx';
import { HeadFigures } from '#features/exchanges/head/HeadFigures.tsx';
import { useExchangeDetail } from '#features/exchanges/useExchangeDetail.ts';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import type { Subject } from '../subject/subject.ts';
import { useListedNames } from '../subject/useListedNames.ts';
import { ExchangeActions } from './ExchangeActions.tsx';

/** An exchange as the subject of pages: its volume, assets and star in the header of each. */
export const exchangeSubject: Subject<ExchangeDetail> = {
  name: 'exchange',
  useEntity: useExchangeDetail,
  useNamesakes: () => useListedNames('exchange'),
  knownRows: { endpoints: ['exchangeRank'], schema: v.object(namedRow) },
  sentenceOf: exchangeSentence,
  identityOf: (detail) => ({
    code: detail.code,
    logo: detail.logo,
    name: detail.name,
    facts: <HeadFacts detail={detail} />,
    figure: <HeadFigures detail={detail} />,
    hasManyFigures: true,
    actions: <StarButton kind="exchange" code={detail.code} name={detail.name} size="m" />,
    moreActions: <ExchangeActions code={detail.code} name={detail.name} />,
  }),
};
