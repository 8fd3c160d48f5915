import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { largeSize } from '@coinmirror/shared/kline/orderBook.ts';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { Time } from '#ui/time/Time.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { LeastTradeSelect } from './LeastTradeSelect.tsx';
import styles from './trades.module.css';
import { useTrades } from './useBook.ts';
import { useOtherTrades } from './useOthers.tsx';
import { ofVenue, useTape, type VenueTrade } from './useTape.ts';
import { chosenMarkets, type VenueMarkets } from './venueMarkets.ts';

interface TradesViewProps {
  readonly tickerId: string;
  readonly base: string;
  readonly quote: string;
  /** Decimals of a price; undefined while the pair is on its way. */
  readonly places: number | undefined;
  /** Trades shown. */
  readonly count: number;
  /** The venues whose trades may stand with them. */
  readonly venues: VenueMarkets;
}

/** The newest trades of a pair and of the chosen venues, newest first: time, price, size, side, venue. */
export function TradesView({ tickerId, count, venues, ...words }: TradesViewProps) {
  const result = useTrades(tickerId);
  const [{ bookVenues, leastTrade }] = useKlinePrefs();
  const [own, ...others] = chosenMarkets(venues, bookVenues);
  const { answered, sources } = useOtherTrades(others);
  return (
    <>
      {venues.usd !== null && <LeastTradeSelect />}
      <Loadable result={result} skeleton={<SkeletonLines lines={count} lineHeight={20} />} compact>
        {(trades) => (
          <Tape
            key={tickerId}
            told={[
              ...ofVenue(trades, own),
              ...answered.flatMap(({ market, value }) => ofVenue(value, market)),
            ]}
            least={venues.usd === null ? 0 : leastTrade / venues.usd}
            count={count}
            venues={others.length > 0 ? [own, ...others].map((market) => market?.exchangeName ?? '') : []}
            {...words}
          />
        )}
      </Loadable>
      {sources}
    </>
  );
}

interface TapeProps extends Omit<TradesViewProps, 'tickerId' | 'venues'> {
  readonly told: readonly VenueTrade[];
  /** Least worth of a trade, in the quote. */
  readonly least: number;
  /** The venues whose trades stand together, by name; empty where there is one alone. */
  readonly venues: readonly string[];
}

function Tape({ told, least, base, quote, places, count, venues }: TapeProps) {
  const hasVenues = venues.length > 0;
  const tape = useTape(told, least).filter(({ venue }) => !hasVenues || venues.includes(venue));
  const trades = tape.slice(0, count);
  const large = largeSize(trades.map(({ price, size }) => [price, size]));
  return (
    <table className={styles.trades} data-venues={hasVenues || undefined}>
      <caption>
        <VisuallyHidden>最新成交</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">时间</th>
          <th scope="col">{`价格(${quote})`}</th>
          <th scope="col">{`数量(${base})`}</th>
          {hasVenues && <th scope="col">平台</th>}
        </tr>
      </thead>
      <tbody>
        {trades.length === 0 && (
          <tr>
            <td colSpan={hasVenues ? 4 : 3}>暂时没有达到这个金额的成交，有了就列在这里</td>
          </tr>
        )}
        {trades.map(({ id, time, price, size, side, venue }) => (
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
            {hasVenues && <td className={styles.venue}>{shortExchangeName(venue)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
