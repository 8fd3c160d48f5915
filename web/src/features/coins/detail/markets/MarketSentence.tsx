import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import { MARKET_TYPE, type MarketType } from '@coinmirror/shared/contract/coin/markets.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { marketSentence } from '@coinmirror/shared/sentences/coinTabs.ts';
import { SentenceLine } from '#ui/sentence/SentenceLine.tsx';
import { useCoinMarketsQuery } from './marketsApi.ts';

interface MarketSentenceProps {
  readonly code: string;
  readonly kind: MarketType;
}

/** Where the coin is cheapest and dearest, of the rows below. */
export function MarketSentence({ code, kind }: MarketSentenceProps) {
  const { currentData } = useCoinMarketsQuery(
    { code, tickertype: MARKET_TYPE[kind] },
    { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true },
  );
  const hasPrices = kind === 'spot' || kind === 'dex';
  return (
    <SentenceLine
      sentence={hasPrices && currentData ? marketSentence(currentData.value.rows) : null}
      summary={summaryOf('coinMarket')}
      asOf={currentData?.asOf ?? null}
    />
  );
}
