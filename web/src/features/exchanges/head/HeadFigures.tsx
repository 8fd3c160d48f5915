import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { Figure, Figures } from '#ui/facts/Figures.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';

/** Assets alone, whoever counts them. */
const RESERVE_NOTE = '链上资产，不含负债';

/** An exchange's volume and assets; the first is the main figure. */
export function HeadFigures({ detail }: { readonly detail: ExchangeDetail }) {
  const { volume24h, volumeChange24h, futuresVolume24h, openInterest, reserve } = detail;
  const { pairCount, coinCount, contractCount, makerFee, takerFee } = detail;
  return (
    <Figures>
      <Figure label="24H现货成交额" definition="exchangeVolume" main>
        <Money usd={volume24h} kind="amount" />
      </Figure>
      <Figure label="较前日" definition="volumeChange">
        <Percent value={volumeChange24h} />
      </Figure>
      {contractCount !== 0 && (
        <>
          <Figure label="24H合约成交额" definition="exchangeVolume">
            <Money usd={futuresVolume24h} kind="amount" />
          </Figure>
          <Figure label="合约持仓量" definition="openInterest">
            <Money usd={openInterest} kind="amount" />
          </Figure>
        </>
      )}
      {detail.kinds.includes('dex') ? (
        <Figure label="TVL" definition="tvl">
          <Money usd={reserve} kind="amount" />
        </Figure>
      ) : (
        <Figure label="资产储备" definition="reserve" {...(reserve !== null && { note: RESERVE_NOTE })}>
          <Money usd={reserve} kind="amount" />
        </Figure>
      )}
      <Figure label="币种 / 交易对">
        {formatCount(coinCount)} / {formatCount(pairCount)}
      </Figure>
      <Figure label="现货挂单 / 吃单费">
        {formatShare(makerFee)} / {formatShare(takerFee)}
      </Figure>
    </Figures>
  );
}
