import type { Trade } from '@coinmirror/shared/contract/kline.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { largeSize } from '@coinmirror/shared/kline/orderBook.ts';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { Time } from '#ui/time/Time.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './trades.module.css';
import { useTrades } from './useBook.ts';

interface TradesViewProps {
  readonly tickerId: string;
  readonly base: string;
  readonly quote: string;
  /** Decimals of a price; undefined while the pair is on its way. */
  readonly places: number | undefined;
  /** Trades shown. */
  readonly count: number;
}

/** The newest trades of a pair, newest first: time, price, size, side. */
export function TradesView({ tickerId, count, ...words }: TradesViewProps) {
  const result = useTrades(tickerId);
  return (
    <Loadable result={result} skeleton={<SkeletonLines lines={count} lineHeight={20} />} compact>
      {(trades) => <TradeTable trades={trades.slice(0, count)} {...words} />}
    </Loadable>
  );
}

interface TradeTableProps {
  readonly trades: readonly Trade[];
  readonly base: string;
  readonly quote: string;
  readonly places: number | undefined;
}

function TradeTable({ trades, base, quote, places }: TradeTableProps) {
  const large = largeSize(trades.map(({ price, size }) => [price, size]));
  return (
    <table className={styles.trades}>
      <caption>
        <VisuallyHidden>最新成交</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">{`价格(${quote})`}</th>
          <th scope="col">{`数量(${base})`}</th>
        </tr>
      </thead>
      <tbody>
        {trades.map(({ id, time, price, size, side }) => (
          <tr key={id} data-side={side}>
            <td>
              <Time value={time} form="clock" />
            </td>
            <td className={styles.price}>
              <VisuallyHidden>{side === 'buy' ? '买入' : '卖出'}</VisuallyHidden>
              {formatPrice(price, places)}
            </td>
            <td className={size >= large ? styles.large : undefined}>
              {size >= large && <VisuallyHidden>大单 </VisuallyHidden>}
              {formatAmount(size)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
