import type { CreditedSource } from '@coinmirror/shared/constants/sourceCredits.ts';

/** A public source: where it is asked, how often at most, and how it wants to be named. */
export interface SourceRow {
  /** As visitors read it; its site and the words it asks for are in `sourceCredits`. */
  readonly title: CreditedSource;
  /** Scheme and host; the second and further ones are mirrors, tried when the first one refuses. */
  readonly origins: readonly [string, ...string[]];
  /** Address of its live socket; null where we use none. */
  readonly socket: string | null;
  /** What may be spent at once, and what comes back in a minute: calls, or weight where the source counts weight. */
  readonly burst: number;
  readonly perMinute: number;
  /** Calls in a calendar month; null for no such limit. */
  readonly perMonth: number | null;
  /** Off until it is switched on. */
  readonly off?: true;
  /** Sent with each call. */
  readonly headers?: Readonly<Record<string, string>>;
}

const row = (
  title: CreditedSource,
  origins: readonly [string, ...string[]],
  perMinute: number,
  more: Partial<Omit<SourceRow, 'title' | 'origins' | 'perMinute'>> = {},
): SourceRow => ({
  title,
  origins,
  socket: null,
  // A tenth of a minute's worth at once, and never less than one call.
  burst: Math.max(1, Math.ceil(perMinute / 10)),
  perMinute,
  perMonth: null,
  ...more,
});

/** A publisher's feeds: each is asked once a minute at most. */
const feeds = (
  title: CreditedSource,
  origin: string,
  more: Partial<Pick<SourceRow, 'off' | 'headers'>> = {},
) => row(title, [origin], 3, { burst: 2, ...more });

/**
 * Every public source by its name in variables (`SOURCES_<NAME>_ORIGIN`). Limits are half of what is published, because
 * they count by address and others may share ours; where nothing is published, what a polite client asks.
 */
export const sourceTable = {
  BINANCE: row('币安', ['https://api.binance.com', 'https://data-api.binance.vision'], 3_000, {
    socket: 'wss://stream.binance.com:9443',
  }),
  BINANCE_FUTURES: row('币安合约', ['https://fapi.binance.com'], 1_200, {
    socket: 'wss://fstream.binance.com',
  }),
  OKX: row('欧易', ['https://www.okx.com', 'https://aws.okx.com'], 300, {
    socket: 'wss://ws.okx.com:8443',
  }),
  BYBIT: row('Bybit', ['https://api.bybit.com', 'https://api.bytick.com'], 600, {
    socket: 'wss://stream.bybit.com',
  }),
  GATE: row('Gate', ['https://api.gateio.ws'], 300, { socket: 'wss://api.gateio.ws' }),
  BITGET: row('Bitget', ['https://api.bitget.com'], 300, { socket: 'wss://ws.bitget.com' }),
  COINBASE: row('Coinbase', ['https://api.coinbase.com'], 120, {
    socket: 'wss://advanced-trade-ws.coinbase.com',
  }),
  COINBASE_EXCHANGE: row('Coinbase Exchange', ['https://api.exchange.coinbase.com'], 120),
  KRAKEN: row('Kraken', ['https://api.kraken.com'], 30, { socket: 'wss://ws.kraken.com' }),
  UPBIT: row('Upbit', ['https://api.upbit.com', 'https://sg-api.upbit.com'], 120, {
    socket: 'wss://api.upbit.com',
  }),
  DERIBIT: row('Deribit', ['https://www.deribit.com'], 120, { socket: 'wss://www.deribit.com' }),
  COINGECKO: row('CoinGecko', ['https://api.coingecko.com'], 4, { burst: 1, perMonth: 10_000 }),
  LLAMA: row('DefiLlama', ['https://api.llama.fi'], 30),
  LLAMA_COINS: row('DefiLlama', ['https://coins.llama.fi'], 30),
  LLAMA_STABLECOINS: row('DefiLlama', ['https://stablecoins.llama.fi'], 30),
  LLAMA_YIELDS: row('DefiLlama', ['https://yields.llama.fi'], 10),
  COINPAPRIKA: row('Coinpaprika', ['https://api.coinpaprika.com'], 6, { perMonth: 20_000 }),
  COINMARKETCAP: row('CoinMarketCap', ['https://pro-api.coinmarketcap.com'], 6, { off: true }),
  FRANKFURTER: row('Frankfurter', ['https://api.frankfurter.dev'], 10, { burst: 3 }),
  ALTERNATIVE: row('alternative.me', ['https://api.alternative.me'], 6),
  MEMPOOL: row('mempool.space', ['https://mempool.space'], 12),
  BLOCKCHAIN: row('Blockchain.com', ['https://api.blockchain.info'], 6),
  ETHEREUM_RPC: row('Ethereum', ['https://ethereum-rpc.publicnode.com', 'https://eth.llamarpc.com'], 30),
  SNAPSHOT: row('Snapshot', ['https://hub.snapshot.org'], 50),
  GITHUB: row('GitHub', ['https://api.github.com'], 1, { burst: 4 }),
  ODAILY: feeds('Odaily 星球日报', 'https://rss.odaily.news'),
  PANEWS: feeds('PANews', 'https://www.panewslab.com'),
  CHAINCATCHER: feeds('链捕手 ChainCatcher', 'https://www.chaincatcher.com'),
  BLOCKTEMPO: feeds('动区 BlockTempo', 'https://www.blocktempo.com'),
  ABMEDIA: feeds('链新闻 ABMedia', 'https://www.abmedia.io'),
  ZOMBIT: feeds('桑币 Zombit', 'https://zombit.info'),
  WUBLOCK: feeds('吴说', 'https://wublock.substack.com'),
  BLOCKBEATS: feeds('律动 BlockBeats', 'https://api.theblockbeats.news', {
    off: true,
    headers: { language: 'cn' },
  }),
  COINTELEGRAPH: feeds('Cointelegraph', 'https://cointelegraph.com', { off: true }),
  DECRYPT: feeds('Decrypt', 'https://decrypt.co', { off: true }),
  THEBLOCK: feeds('The Block', 'https://www.theblock.co', { off: true }),
} as const satisfies Readonly<Record<string, SourceRow>>;

export type SourceName = keyof typeof sourceTable;

export const sourceNames = Object.keys(sourceTable) as readonly SourceName[];
