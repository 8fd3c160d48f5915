import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';

type Quote = CoinDetail['quote'];

/**
 * A coin's figures updated by a tick: derived values are computed again, so that price × supply is the shown market
 * value, volume ÷ market value the turnover, and so on. Figures the tick does not cover stay unchanged.
 */
export function detailAt(detail: CoinDetail, tick: Tick): CoinDetail {
  const { quote, supply, history } = detail;
  const { price, volume24h } = tick;
  const marketCap = scaled(price, quote.marketCap === null ? null : supply.circulatingSupply);
  const open24h = tick.change24h === null ? null : price / (1 + tick.change24h / 100);
  const since = (change: number | null) => changeAt(change, quote.price, price);
  return {
    ...detail,
    updatedAt: tick.time,
    quote: {
      ...quote,
      ...rangeAt(quote, price),
      price,
      change24h: tick.change24h,
      changeUtc8: tick.changeUtc8,
      changeUtc0: tick.changeUtc0,
      change1h: since(quote.change1h),
      change7d: since(quote.change7d),
      change30d: since(quote.change30d),
      change1y: since(quote.change1y),
      open24h,
      changeAmount24h: open24h === null ? null : price - open24h,
      volume24h,
      volumeCoins24h: price > 0 ? volume24h / price : quote.volumeCoins24h,
      marketCap,
      fullyDilutedValue: scaled(
        price,
        quote.fullyDilutedValue === null ? null : (supply.max ?? supply.total),
      ),
      turnoverRate: marketCap ? (volume24h / marketCap) * 100 : quote.turnoverRate,
    },
    history: historyAt(history, tick),
  };
}

function scaled(price: number, coins: number | null): number | null {
  return coins === null ? null : price * coins;
}

/** A change in % from the same past price, now that `before` has become `price`. */
function changeAt(change: number | null, before: number | null, price: number): number | null {
  return change === null || before === null || before <= 0
    ? change
    : ((1 + change / 100) * (price / before) - 1) * 100;
}

/** A price outside the range of a day or a week extends it; the amplitude divides by the low. */
function rangeAt(quote: Quote, price: number) {
  const highest = (high: number | null) => (high === null ? null : Math.max(high, price));
  const lowest = (low: number | null) => (low === null ? null : Math.min(low, price));
  const high24h = highest(quote.high24h);
  const low24h = lowest(quote.low24h);
  const amplitude24h =
    high24h !== null && low24h !== null && low24h > 0 ? ((high24h - low24h) / low24h) * 100 : null;
  return { high24h, low24h, amplitude24h, high7d: highest(quote.high7d), low7d: lowest(quote.low7d) };
}

function historyAt(history: CoinDetail['history'], { price, time }: Tick): CoinDetail['history'] {
  const { allTimeHigh, allTimeLow } = history;
  const newHigh = allTimeHigh !== null && price > allTimeHigh;
  const newLow = allTimeLow !== null && price < allTimeLow;
  const high = newHigh ? price : allTimeHigh;
  return {
    ...history,
    allTimeHigh: high,
    allTimeHighAt: newHigh ? time : history.allTimeHighAt,
    allTimeLow: newLow ? price : allTimeLow,
    allTimeLowAt: newLow ? time : history.allTimeLowAt,
    drawdown: high ? (price / high - 1) * 100 : history.drawdown,
    firstPriceChange: history.firstPrice ? (price / history.firstPrice - 1) * 100 : history.firstPriceChange,
  };
}
