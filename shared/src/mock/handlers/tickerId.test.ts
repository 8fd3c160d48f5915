import { describe, expect, it } from 'vitest';
import { coinsNow } from './coinBook.ts';
import { testContext } from './testMarket.ts';
import { readTickerId } from './tickerId.ts';

const coins = await coinsNow(testContext.market);
const isFiat = (code: string) => code === 'krw' || code === 'usd';

function read(id: string): string | null {
  const pair = readTickerId(id, coins, isFiat);
  if (!pair) return null;
  const { base, quote } = pair;
  return `${base.facts.code}/${quote === null ? 'usd' : quote.kind === 'fiat' ? quote.code : quote.coin.facts.code}`;
}

describe('tickerId', () => {
  it.each([
    ['bitcoin', 'bitcoin/usd'],
    ['avalanche-2', 'avalanche-2/usd'],
    ['binance_btc_usdt', 'bitcoin/usd'],
    ['BTC_USDT', 'bitcoin/usd'],
    ['okx_swap_eth_usdt', 'ethereum/usd'],
    ['gate_io_eth_usdc', 'ethereum/usd'],
    ['binance_eth_btc', 'ethereum/bitcoin'],
    ['upbit_btc_krw', 'bitcoin/krw'],
    ['binance_nosuch_usdt', null],
    ['binance_btc_nosuch', null],
    ['binance', null],
    ['_', null],
  ])('%s is %s', (id, pair) => {
    expect(read(id)).toBe(pair);
  });
});
