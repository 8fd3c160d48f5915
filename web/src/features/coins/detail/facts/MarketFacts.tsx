import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Fact, FactList } from '#ui/facts/FactList.tsx';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Ratio } from '#ui/number/Ratio.tsx';
import { Share } from '#ui/number/Share.tsx';
import { useLiveDetail } from '../useLiveDetail.ts';
import { DayMark } from './DayMark.tsx';

const BITCOIN = 'bitcoin';

/** The market of a coin; what is derived from the price is live. Bitcoin is not compared with itself. */
export function MarketFacts({ detail }: { readonly detail: CoinDetail }) {
  const { code, quote, history, supply, symbol } = useLiveDetail(detail);
  return (
    <FactList>
      <Fact label="24H最高" definition="high24h">
        <Money usd={quote.high24h} kind="price" />
      </Fact>
      <Fact label="24H最低" definition="low24h">
        <Money usd={quote.low24h} kind="price" />
      </Fact>
      <Fact
        label="24H振幅"
        definition="amplitude"
        inputs={[
          { name: '24H最高', value: <Money usd={quote.high24h} kind="price" /> },
          { name: '24H最低', value: <Money usd={quote.low24h} kind="price" /> },
        ]}
      >
        <Share value={quote.amplitude24h} />
      </Fact>
      <Fact
        label="流通市值"
        definition="marketCap"
        inputs={[
          { name: '价格', value: <Money usd={quote.price} kind="price" /> },
          { name: '流通数量', value: <Amount value={supply.circulatingSupply} suffix={symbol} /> },
        ]}
      >
        <Money usd={quote.marketCap} kind="amount" />
      </Fact>
      <Fact label="24H开盘价" definition="open24h">
        <Money usd={quote.open24h} kind="price" />
      </Fact>
      <Fact
        label="历史最高"
        definition="allTimeHigh"
        note={recordNote(history.allTimeHigh, history.allTimeHighAt)}
      >
        <Money usd={history.allTimeHigh} kind="price" />
      </Fact>
      <Fact
        label="24H量"
        definition="amount24h"
        inputs={[
          { name: '24H成交额', value: <Money usd={quote.volume24h} kind="amount" /> },
          { name: '价格', value: <Money usd={quote.price} kind="price" /> },
        ]}
      >
        <Amount value={quote.volumeCoins24h} suffix={symbol} />
      </Fact>
      <Fact label="24H成交额" definition="volume24h">
        <Money usd={quote.volume24h} kind="amount" />
      </Fact>
      <Fact
        label="24H换手"
        definition="turnoverRate"
        inputs={[
          { name: '24H成交额', value: <Money usd={quote.volume24h} kind="amount" /> },
          { name: '流通市值', value: <Money usd={quote.marketCap} kind="amount" /> },
        ]}
      >
        <Share value={quote.turnoverRate} />
      </Fact>
      <Fact label="量比" definition="volumeRatio">
        <Ratio value={quote.volumeRatio} />
      </Fact>
      {code !== BITCOIN && (
        <Fact label="BTC相关性" definition="btcCorrelation" note="90日">
          <Ratio value={quote.btcCorrelation} />
        </Fact>
      )}
      <Fact
        label="历史最低"
        definition="allTimeLow"
        note={recordNote(history.allTimeLow, history.allTimeLowAt)}
      >
        <Money usd={history.allTimeLow} kind="price" />
      </Fact>
    </FactList>
  );
}

/** When a record was set; in its place why there is none: no source has told it yet. */
function recordNote(price: number | null, time: number | null) {
  return price === null ? '暂无来源' : <DayMark time={time} />;
}
