import { NotConnectedError } from '../../ports/requirePort.ts';
import type { PortName } from '../../ports/sources.ts';
import type { SourceName } from '../sourceTable.ts';

const SPOT = ['coins', 'pairs', 'candles', 'orderBooks', 'trades'] as const;
const NEWS = ['news'] as const;
const CONTRACTS = ['contracts', 'longShort'] as const;

/** What of the product is read from each source. One without a row does not compile. */
export const sourcePorts: Readonly<Record<SourceName, readonly PortName[]>> = {
  BINANCE: SPOT,
  BINANCE_FUTURES: CONTRACTS,
  OKX: [...SPOT, ...CONTRACTS, 'notices'],
  BYBIT: [...SPOT, ...CONTRACTS, 'notices'],
  GATE: [...SPOT, 'contracts', 'liquidations'],
  BITGET: [...SPOT, ...CONTRACTS],
  COINBASE: ['coins', 'pairs'],
  COINBASE_EXCHANGE: ['candles', 'orderBooks', 'trades'],
  KRAKEN: SPOT,
  UPBIT: ['pairs', 'candles', 'orderBooks', 'trades'],
  DERIBIT: ['options'],
  COINGECKO: ['coins', 'supply', 'venues', 'treasuries', 'searches'],
  LLAMA: ['defi', 'reserves'],
  LLAMA_COINS: ['coins'],
  LLAMA_STABLECOINS: ['stables'],
  LLAMA_YIELDS: ['pools'],
  COINPAPRIKA: ['coins'],
  COINMARKETCAP: ['coins'],
  FRANKFURTER: ['rates'],
  ALTERNATIVE: ['sentiment'],
  MEMPOOL: ['mining'],
  BLOCKCHAIN: ['mining'],
  ETHEREUM_RPC: ['gas'],
  SNAPSHOT: ['proposals'],
  GITHUB: ['repositories'],
  ODAILY: NEWS,
  PANEWS: NEWS,
  CHAINCATCHER: NEWS,
  BLOCKTEMPO: NEWS,
  ABMEDIA: NEWS,
  ZOMBIT: NEWS,
  WUBLOCK: NEWS,
  BLOCKBEATS: NEWS,
  COINTELEGRAPH: NEWS,
  DECRYPT: NEWS,
  THEBLOCK: NEWS,
};

/** For a port whose sources have nothing to tell now: while all of them are left alone it is paused. */
export function unanswered(port: PortName): NotConnectedError {
  const tellers = Object.entries(sourcePorts).flatMap(([name, ports]) =>
    ports.includes(port) ? [name] : [],
  );
  return new NotConnectedError(port, tellers);
}
