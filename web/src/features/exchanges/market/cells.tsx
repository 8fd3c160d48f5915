import { contractLabel } from '@coinmirror/shared/constants/futures.ts';
import { PRICE_ANOMALY } from '@coinmirror/shared/contract/coin/markets.ts';
import type { ExchangeContract } from '@coinmirror/shared/contract/exchange/futures.ts';
import type { ExchangePair } from '@coinmirror/shared/contract/exchange/pairs.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatClock } from '@coinmirror/shared/format/time.ts';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { CandlesIcon } from '#ui/icon/icons.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { QuoteAge } from '#ui/time/QuoteAge.tsx';
import { Time } from '#ui/time/Time.tsx';
import styles from './cells.module.css';

interface WhoProps {
  readonly row: Pick<ExchangePair, 'coinCode' | 'coinLogo' | 'coinName' | 'base' | 'quote'>;
  /** Below the pair: the coin's name, the kind of contract. */
  readonly note: ReactNode;
  /** Behind the note: warnings. */
  readonly mark?: ReactNode;
}

/** The pair with its coin's logo, linked to the coin's page. */
function Who({ row, note, mark }: WhoProps) {
  return (
    <PageLink to="coin" params={{ coinCode: row.coinCode }} className={styles.who}>
      <Logo src={row.coinLogo} name={row.base} />
      <span className={styles.words}>
        <span className={styles.pair}>
          {row.base}
          <span className={styles.quote}>/{row.quote}</span>
        </span>
        <span className={styles.line}>
          <span className={styles.note}>{note}</span>
          {mark}
        </span>
      </span>
    </PageLink>
  );
}

interface PairProps {
  readonly row: ExchangePair;
}

/** A spot pair, with warning marks. */
export function CoinPairCell({ row, note }: PairProps & { readonly note: string }) {
  const mark = (
    <>
      {row.isPriceOdd && (
        <Badge tone="warning" title={`与综合价相差 ${formatPercent(row.deviation)}，超过 ${PRICE_ANOMALY}%`}>
          价格异常
        </Badge>
      )}
      <QuoteAge time={row.updatedAt} />
    </>
  );
  return <Who row={row} note={note} mark={mark} />;
}

/** The price in the exchange's quote currency and in the visitor's; a phone shows the change in the second line. */
export function PairPriceCell({ row, onPhone }: PairProps & { readonly onPhone: boolean }) {
  if (onPhone) return <span className={styles.two}>{formatPrice(row.quotePrice)}</span>;
  return (
    <span className={styles.two}>
      <span>{formatPrice(row.quotePrice)}</span>
      <span className={styles.note}>
        ≈<Money usd={row.price} kind="price" />
      </span>
    </span>
  );
}

interface ContractProps {
  readonly row: ExchangeContract;
}

/** A contract: its pair and its kind. */
export function ContractCell({ row }: ContractProps) {
  return <Who row={row} note={contractLabel(row.contract)} />;
}

/** The funding rate of a perpetual, its period and the next payment. */
export function FundingCell({ row }: ContractProps) {
  const { timeZone } = useDisplay();
  if (row.fundingRate === null) return MISSING;
  return (
    <span className={styles.two}>
      <Percent value={row.fundingRate} places={4} />
      <span className={styles.note}>
        每{row.fundingHours ?? MISSING}时 · 下次 {formatClock(row.nextFundingAt, timeZone).slice(0, 5)}
      </span>
    </span>
  );
}

/** When a dated contract expires; a perpetual never does. */
export function ExpiryCell({ row }: ContractProps) {
  return row.expiresAt === null ? '无到期日' : <Time value={row.expiresAt} form="date" />;
}

interface KlineProps {
  readonly tickerId: string;
  readonly name: string;
}

/** Link to the candles of a pair, where they exist. */
export function KlineCell({ tickerId, name }: KlineProps) {
  if (tickerId === '') return MISSING;
  return (
    <PageLink to="kline" params={{ kline: tickerId }} className={styles.kline} aria-label={`${name} 的 K 线`}>
      <CandlesIcon aria-hidden="true" />
    </PageLink>
  );
}
