import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { EXCHANGE_MARKET_KINDS, type ExchangeMarketKind } from '@coinmirror/shared/pages/exchangeMarket.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { DepthCost } from '../depth/DepthCost.tsx';
import { FuturesTable } from './FuturesTable.tsx';
import styles from './MarketPanel.module.css';
import { MarketRules } from './MarketRules.tsx';
import type { StarSlot } from './marketCells.tsx';
import { PairsTable } from './PairsTable.tsx';
import { useMarketAddress } from './useMarketAddress.ts';

export interface MarketPanelProps {
  readonly detail: ExchangeDetail;
  /** Renders a coin's star; belongs to another feature. Must be stable. */
  readonly star: StarSlot;
}

/** Everything an exchange trades: spot, margin, futures. */
export function MarketPanel({ detail, star }: MarketPanelProps) {
  const address = useMarketAddress(detail.code);
  const counts: Readonly<Record<ExchangeMarketKind, number | null>> = {
    spot: detail.pairCount,
    margin: detail.marginCount,
    futures: detail.contractCount,
  };
  const kinds = EXCHANGE_MARKET_KINDS.filter(({ key }) => {
    const isUnreportedMargin = key === 'margin' && counts.margin === null;
    return key === address.kind || (counts[key] !== 0 && !isUnreportedMargin);
  });
  const props = { detail, address, star };
  return (
    <div className={styles.panel}>
      <LinkTabs
        label="市场类型"
        items={kinds.map(({ key, label }) => ({
          key,
          label: `${label} ${counts[key] ?? ''}`.trim(),
          href: address.hrefOfKind(key),
          current: key === address.kind,
        }))}
      />
      {counts[address.kind] === 0 ? (
        <EmptyState title={`${detail.name}${NOTHING[address.kind]}`} />
      ) : address.kind === 'futures' ? (
        <FuturesTable {...props} />
      ) : (
        <PairsTable key={address.kind} {...props} kind={address.kind} />
      )}
      <MarketRules kind={address.kind} />
      {address.kind === 'spot' && (detail.pairCount ?? 0) > 0 && <DepthCost code={detail.code} />}
    </div>
  );
}

const NOTHING: Readonly<Record<ExchangeMarketKind, string>> = {
  spot: '没有现货交易对',
  margin: '没有杠杆交易对',
  futures: '没有合约',
};
