import type { CoinDetail } from '@coinmirror/shared/contract/coinInfo.ts';
import type { Tick } from '@coinmirror/shared/contract/live.ts';

type Quote = CoinDetail['quote'];

/**
 * A coin's figures at the moment of a tick: what follows from price and volume is worked out again, so that price ×
 * supply is the market value shown, volume ÷ market value the turnover, and so on (PAGES A.10). What a tick says
 * nothing of stays as it was.
 */
export function detailAt(detail: CoinDetail, tick: Tick): CoinDetail {
  const { quote, supply, history } = detail;
  const { price, volume24h } = tick;
  const marketCap = scaled(price, quote.marketCap === null ? null : supply.circulating);
  return {
    ...detail,
    quote: {
      ...quote,
      ...rangeAt(quote, price),
      price,
      change24h: tick.change24h,
      changeUtc8: tick.changeUtc8,
      changeUtc0: tick.changeUtc0,
      changeAmount24h: price - price / (1 + tick.change24h / 100),
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

/** A price outside the day's range widens it; the range divides by the low (PAGES A.10). */
function rangeAt({ high24h, low24h }: Quote, price: number) {
  const high = high24h === null ? null : Math.max(high24h, price);
  const low = low24h === null ? null : Math.min(low24h, price);
  const amplitude24h = high !== null && low !== null && low > 0 ? ((high - low) / low) * 100 : null;
  return { high24h: high, low24h: low, amplitude24h };
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
