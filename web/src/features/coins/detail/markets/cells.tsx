import { pairTitle } from '@coinmirror/shared/columns/coinMarkets.ts';
import {
  type CoinMarketPair,
  PRICE_ANOMALY,
  VOLUME_ANOMALY,
} from '@coinmirror/shared/contract/coin/markets.ts';
import { formatQuoted } from '@coinmirror/shared/format/formatQuoted.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatPercent, formatRatio } from '@coinmirror/shared/format/percent.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { CandlesIcon } from '#ui/icon/icons.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { QuoteAge } from '#ui/time/QuoteAge.tsx';
import styles from './cells.module.css';

interface CellProps {
  readonly row: CoinMarketPair;
}

/** The pair, with warning marks. */
export function PairCell({ row }: CellProps) {
  return (
    <span className={styles.pair}>
      <span>{pairTitle(row)}</span>
      {row.isPriceOdd && (
        <Badge tone="warning" title={`与综合价相差 ${formatPercent(row.deviation)}，超过 ${PRICE_ANOMALY}%`}>
          价格异常
        </Badge>
      )}
      {row.isVolumeOdd && (
        <Badge
          tone="warning"
          title={`占比是该平台体量应有份额的 ${formatRatio(row.volumeTimes)} 倍，超过 ${VOLUME_ANOMALY} 倍`}
        >
          量异常
        </Badge>
      )}
      <QuoteAge time={row.updatedAt} />
    </span>
  );
}

/** The price in the exchange's quote currency and in the visitor's; on a phone in the visitor's, so that rows compare. */
export function PairPrice({ row, onPhone }: CellProps & { readonly onPhone: boolean }) {
  if (onPhone) return <Money usd={row.price} kind="price" className={styles.price} />;
  const quoted = formatQuoted(row.quotePrice, row.quote);
  return (
    <span className={styles.price}>
      <span>
        {quoted} {row.quote}
      </span>
      <span className={styles.worth}>
        ≈<Money usd={row.price} kind="price" />
      </span>
    </span>
  );
}

/** Link to the candles of the pair, where they exist. */
export function KlineCell({ row }: CellProps) {
  if (row.tickerId === '') return MISSING;
  return (
    <PageLink
      to="kline"
      params={{ kline: row.tickerId }}
      className={styles.kline}
      aria-label={`${row.exchangeName} ${row.pair} 的 K 线`}
    >
      <CandlesIcon aria-hidden="true" />
    </PageLink>
  );
}
