import { describe, expect, test } from 'vitest';
import { globalMarket } from '../../providers/coingecko/globalMarket.ts';
import { coinPrices } from '../../providers/defillama/coinPrices.ts';
import { protocolHistory } from '../../providers/defillama/protocolHistory.ts';
import { readWire } from '../../testing/readWire.ts';
import { binanceOrderBook } from '../binance/depth.ts';
import { binanceTicks } from '../binance/ticks.ts';
import { bybitLiquidations } from '../bybit/liquidationSocket.ts';
import { krakenMarkets } from '../kraken/markets.ts';
import { krakenTickers } from '../kraken/tickers.ts';
import { okxLiquidations } from '../okx/liquidationSocket.ts';
import { okxTicks } from '../okx/ticks.ts';
import { upbitOrderBook } from '../upbit/depth.ts';

const AT = 1_773_115_200_000;
const NAMES = Array.from({ length: 19 }, (_, at) => `C${at}`);
const named = (row: unknown, odd: unknown) =>
  Object.fromEntries([...NAMES.map((name) => [name, row]), ['ODD', odd]]);

describe('one odd member of twenty is left out, and leaves the others', () => {
  const pair = {
    ...{ a: ['2', '1', '1'], b: ['2', '1', '1'], c: ['2', '1'], v: ['1', '5'], p: ['2', '2'] },
    ...{ h: ['2', '2'], l: ['2', '2'], o: '2' },
  };
  test('of Kraken’s tickers and pairs', () => {
    const result = named(pair, { ...pair, p: ['2'] });
    expect(readWire(krakenTickers, { error: [], result })).toHaveLength(19);
    const listed = named({ wsname: 'A/USD', status: 'online' }, { wsname: 'B/USD', status: null });
    expect(readWire(krakenMarkets, { error: [], result: listed })).toHaveLength(19);
  });

  test('of DefiLlama’s prices and of a protocol’s chains', () => {
    const coins = named({ price: 2, timestamp: 1_773_115_200 }, { price: 2, timestamp: 'now' });
    expect(readWire(coinPrices([]), { coins })).toHaveLength(19);
    const tvl = [{ date: 1_773_115_200, totalLiquidityUSD: 5 }];
    const chainTvls = named({ tvl }, { tvl: 'none' });
    expect(readWire(protocolHistory('x'), { chainTvls })?.size).toBe(19);
    expect(readWire(protocolHistory('x'), { chainTvls: named({ tvl }, { tvl: null }) })?.size).toBe(19);
  });

  test('of CoinGecko’s shares of the market', () => {
    const data = {
      ...{ active_cryptocurrencies: 1, markets: 1, updated_at: 1_773_115_200 },
      ...{ total_market_cap: { usd: 1 }, total_volume: { usd: 1 }, market_cap_percentage: named(5, 'a lot') },
    };
    expect(readWire(globalMarket, { data })?.shares.size).toBe(19);
    const quiet = { ...data, market_cap_percentage: { btc: 60, eth: null, usdt: 0 } };
    expect(readWire(globalMarket, { data: quiet })?.shares).toEqual(new Map([['BTC', 60]]));
  });

  test('of the levels of a book, on either side', () => {
    const side = [...NAMES.map((_, at) => [String(100 - at), '1']), [null, '1']];
    const book = readWire(binanceOrderBook('X'), { lastUpdateId: 1, bids: side, asks: side });
    expect([book?.bids.length, book?.asks.length]).toEqual([19, 19]);
    const unit = { ask_price: 2, bid_price: 1, ask_size: 1, bid_size: 1 };
    const units = [...NAMES.map(() => unit), { ...unit, ask_size: 'x' }];
    const reported = [{ timestamp: AT, orderbook_units: units }];
    expect(readWire(upbitOrderBook('X'), reported)?.asks).toHaveLength(19);
    expect(readWire(binanceOrderBook('X'), { lastUpdateId: 1, bids: [['x', '1']], asks: side })).toBeNull();
  });

  test('of what a socket tells: orders, and last prices', () => {
    const detail = { side: 'sell', posSide: 'long', bkPx: '2', sz: '1', ts: `${AT}` };
    const orders = (odd: unknown) => ({
      arg: { channel: 'liquidation-orders', instType: 'SWAP' },
      data: [
        { instId: 'A-USDT-SWAP', details: NAMES.map(() => detail) },
        { instId: 'B-USDT-SWAP', details: [odd] },
      ],
    });
    const reported = (socketMessage: { kind: string; reported?: readonly unknown[] }) =>
      socketMessage.reported?.length ?? socketMessage.kind;
    const read = (wire: unknown) => reported(okxLiquidations.read(JSON.stringify(wire)));
    expect(read(orders({ ...detail, sz: 'x' }))).toBe(19);
    expect(read(orders(null))).toBe(19);
    expect(read(orders(detail))).toBe(20);
    const forced = { T: AT, s: 'A', S: 'Buy', v: '1', p: '2' };
    const data = [...NAMES.map(() => forced), { ...forced, p: '' }];
    expect(reported(bybitLiquidations.read(JSON.stringify({ topic: 'allLiquidation.A', data })))).toBe(19);
    const mini = [...NAMES.map((s) => ({ s, c: '2' })), { s: 'ODD', c: '0' }];
    expect(reported(binanceTicks.read(JSON.stringify(mini)))).toBe(19);
    const ticks = [...NAMES.map((instId) => ({ instId, last: '2' })), { instId: 'NEW', last: '' }];
    expect(reported(okxTicks.read(JSON.stringify({ arg: { channel: 'tickers' }, data: ticks })))).toBe(19);
  });
});
