import { afterAll, expect, test } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { createSourceClients } from '../client/sourceClients.ts';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import { binanceCandles } from '../exchanges/binance/candles.ts';
import { binanceFunding, binanceOpenInterest } from '../exchanges/binance/contracts.ts';
import { binanceMarkets } from '../exchanges/binance/markets.ts';
import { binanceTickers } from '../exchanges/binance/tickers.ts';
import { bitgetTickers } from '../exchanges/bitget/tickers.ts';
import { bybitCandles } from '../exchanges/bybit/candles.ts';
import { coinbaseCandles } from '../exchanges/coinbase/candles.ts';
import { coinbaseTickers } from '../exchanges/coinbase/tickers.ts';
import { gateioCandles } from '../exchanges/gateio/candles.ts';
import { gateioLiquidations } from '../exchanges/gateio/liquidations.ts';
import type { CandleQuestion } from '../exchanges/kinds/candle.ts';
import { perCoin } from '../exchanges/kinds/perCoin.ts';
import { krakenCandles } from '../exchanges/kraken/candles.ts';
import { krakenTickers } from '../exchanges/kraken/tickers.ts';
import { okxCandles } from '../exchanges/okx/candles.ts';
import { okxTickers } from '../exchanges/okx/tickers.ts';
import { upbitCandles } from '../exchanges/upbit/candles.ts';
import { upbitMarkets } from '../exchanges/upbit/markets.ts';
import { examine } from '../healthCheck/examine.ts';
import { createCoinOf } from '../identity/coinOf.ts';
import { callSource } from '../net/callSource.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import { agreePrice } from '../price/agreePrice.ts';
import { createCandidates } from '../price/createCandidates.ts';
import { quoteRates } from '../price/quoteRates.ts';
import type { VenueQuotes } from '../price/venueQuotes.ts';
import { coinList } from '../providers/coingecko/coinList.ts';
import { coinMarkets, coinMarketsOf } from '../providers/coingecko/coinMarkets.ts';
import type { Question } from '../question/question.ts';
import { openMarketStore } from '../store/marketStore.ts';
import { type SourceName, sourceNames, sourceTable } from '../table/sourceTable.ts';
import { startReplayWorld } from './replayWorld.ts';

const NOW = Date.parse('2026-03-10T04:00:03.250Z');
const now = () => NOW;
const HOUR = 3_600_000;

const world = await startReplayWorld({ now });
const outgoing = createOutgoing({ proxy: null, noProxy: '' });
afterAll(async () => {
  await outgoing.close();
  await world.close();
});

/** The client of a source, as the upstream makes it, with its limits unspent. */
function clientOf(name: SourceName) {
  const allOn = Object.fromEntries(sourceNames.map((each) => [`SOURCES_${each}`, 'on']));
  const { sources } = readSourcesConfig({ ...world.env, ...allOn });
  const store = openMarketStore({ dataDir: null, now });
  const transport = (call: Parameters<typeof callSource>[1]) => callSource(outgoing, call);
  const client = createSourceClients({ sources, store, transport, now }).get(name);
  if (!client) throw new Error(`no client of ${name}`);
  return client;
}

/** The fresh answer to a question. */
async function reported<Value>(name: SourceName, question: Question<Value>): Promise<Value> {
  const known = await clientOf(name).ask(question);
  if (known.kind !== 'fresh') throw new Error(`${name}: ${known.why.kind}, ${known.why.detail}`);
  return known.value;
}

test.each(sourceNames)('%s answers each of its probes as documented, with rows', async (name) => {
  for (const { title, why, count } of await examine(clientOf(name), sourceTable[name].probes, now)) {
    expect({ title, why }).toEqual({ title, why: null });
    expect(count, title).toBeGreaterThan(0);
  }
});

test('prices of venues agree with the truth, and with one another', async () => {
  const quotes: VenueQuotes[] = [
    { venue: 'binance', tickers: await reported('BINANCE', binanceTickers), at: NOW, venueAt: NOW },
    { venue: 'okx', tickers: await reported('OKX', okxTickers), at: NOW, venueAt: NOW },
    { venue: 'kraken', tickers: await reported('KRAKEN', krakenTickers), at: NOW, venueAt: NOW },
    { venue: 'coinbase', tickers: await reported('COINBASE', coinbaseTickers), at: NOW, venueAt: NOW },
  ];
  const rates = quoteRates(quotes);
  expect([...rates.keys()]).toEqual(['USD', 'USDT', 'USDC', 'EUR']);
  const candidates = createCandidates(createCoinOf(coinCatalogue))(quotes, rates);
  const truth = new Map((await world.truth.coins.all()).map((coin) => [coin.code, coin.price]));
  for (const code of ['bitcoin', 'ethereum', 'dogecoin', 'vechain', 'pax-gold', 'tether']) {
    const price = truth.get(code) ?? Number.NaN;
    const own = candidates.get(code) ?? [];
    expect(new Set(own.map(({ venue }) => venue)).size, code).toBeGreaterThan(2);
    for (const candidate of own) expect(Math.abs(candidate.price / price - 1), code).toBeLessThan(0.005);
    const agreement = agreePrice(own, {
      now: NOW,
      rank: 1,
      reference: null,
      listings: [],
      quarantined: new Set(),
    });
    expect(Math.abs((agreement.price ?? 0) / price - 1), code).toBeLessThan(0.002);
  }
});

const NEXT_HOUR = NOW - (NOW % HOUR) + HOUR;
/** More hours than are wanted: the last of them count. */
const HOURS = { from: NEXT_HOUR - 30 * HOUR, to: NEXT_HOUR, limit: 24 };
const candlesOf: readonly (readonly [SourceName, CandleQuestion, symbol: string, ticker: string])[] = [
  ['BINANCE', binanceCandles, 'ETHUSDT', 'binance_eth_usdt'],
  ['OKX', okxCandles, 'ETH-USDT', 'okx_eth_usdt'],
  ['BYBIT', bybitCandles, 'ETHUSDT', 'bybit_eth_usdt'],
  ['GATE', gateioCandles, 'ETH_USDT', 'gate_eth_usdt'],
  ['COINBASE_EXCHANGE', coinbaseCandles, 'ETH-USD', 'coinbase_eth_usd'],
  ['KRAKEN', krakenCandles, 'ETHUSD', 'kraken_eth_usd'],
  ['UPBIT', upbitCandles, 'KRW-ETH', 'upbit_eth_krw'],
];

test.each(candlesOf)('candles of %s are those of the truth', async (name, question, symbol, code) => {
  const hours = await reported(name, question(symbol, 60, HOURS));
  const query = { code, periodMinutes: 60, end: NOW, limit: 24, dayBoundary: 'utc0' } as const;
  const truth = (await world.truth.candles.list(query)).map(({ time, open, high, low, close, volume }) => ({
    time,
    open,
    high,
    low,
    close,
    volume,
  }));
  expect(truth).toHaveLength(24);
  expect(hours.map(({ quoteVolume: _, isOpen: __, bought: ___, ...candle }) => candle)).toEqual(truth);
});

test('CoinGecko tells each coin that exists once, ranked without a gap, and unverified ones without a supply', async () => {
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await reported('COINGECKO', coinMarkets(page)));
  const all = pages.flat();
  expect(pages.map(({ length }) => length).slice(0, 2)).toEqual([250, 250]);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  const ranks = all.flatMap(({ rank }) => rank ?? []);
  expect(ranks).toEqual(ranks.map((_, at) => at + 1));
  const unranked = all.filter(({ rank }) => rank === null);
  expect(unranked.length).toBeGreaterThan(3);
  expect(
    unranked.every(({ marketCap, circulatingSupply }) => marketCap === null && circulatingSupply === null),
  ).toBe(true);
  const [bitcoin, pepe] = await reported('COINGECKO', coinMarketsOf(['pepe', 'bitcoin', 'no-such-coin']));
  expect([bitcoin?.code, pepe?.code, bitcoin?.sparkline?.length]).toEqual(['bitcoin', 'pepe', 168]);
  const symbols = (await reported('COINGECKO', coinList)).map(({ symbol }) => symbol);
  expect(symbols.filter((symbol) => symbol === 'BTC')).toHaveLength(2);
});

test('what would mislead is told as it is, and read as nothing, as refused or as another number', async () => {
  const markets = await reported('BINANCE', binanceMarkets);
  expect(markets.find(({ symbol }) => symbol === 'BTTBTC')?.isTrading).toBe(false);
  expect((await reported('BINANCE', binanceTickers)).find(({ symbol }) => symbol === 'BTTBTC')?.last).toBe(
    5e-8,
  );
  const coinOf = createCoinOf(coinCatalogue);
  const tokamak = (await reported('UPBIT', upbitMarkets)).find(({ symbol }) => symbol === 'KRW-TON');
  expect([tokamak?.fullName, coinOf('upbit', tokamak?.base ?? '')]).toEqual(['Tokamak Network', null]);
  const stale = (await reported('BITGET', bitgetTickers)).find(({ symbol }) => symbol === 'ADAEUR');
  expect(NOW - (stale?.time ?? NOW)).toBeGreaterThan(2 * HOUR);
});

test('contracts that count thousands are the truth, in single coins', async () => {
  const [pepe] =
    (await world.truth.contracts?.of('pepe'))?.filter(({ exchange }) => exchange === 'binance') ?? [];
  const unit = (await reported('BINANCE_FUTURES', binanceFunding)).find(
    ({ symbol }) => symbol === '1000PEPEUSDT',
  );
  const funding = unit && perCoin(unit, 1_000);
  const interest = perCoin(await reported('BINANCE_FUTURES', binanceOpenInterest('1000PEPEUSDT')), 1_000);
  expect(funding?.markPrice).toBeCloseTo(pepe?.quotePrice ?? Number.NaN, 12);
  expect(funding?.fundingRate).toBeCloseTo(pepe?.fundingRate ?? Number.NaN, 8);
  const coins = (pepe?.openInterest ?? Number.NaN) / (pepe?.price ?? Number.NaN);
  expect((interest.openInterestCoins ?? 0) / coins).toBeCloseTo(1, 6);
  const dated = (await reported('BINANCE_FUTURES', binanceFunding)).find(({ symbol }) =>
    symbol.startsWith('BTCUSDT_'),
  );
  expect([dated?.fundingRate, dated?.nextFundingAt]).toEqual([null, null]);
});

test('contracts of Gate are told with their decimals, which a call without its header does not get', async () => {
  const sizes = (await reported('GATE', gateioLiquidations)).map(({ size }) => size);
  expect(sizes.some((size) => !Number.isInteger(size))).toBe(true);
  const plain = await fetch(`${world.servers.get('GATE')?.origin}${gateioLiquidations.path}`);
  const cut: readonly { readonly size: number }[] = JSON.parse(await plain.text());
  expect(cut.map(({ size }) => Math.abs(size))).toEqual(sizes.map(Math.floor));
});

test('a server that misbehaves spoils its own source alone', async () => {
  world.servers.get('OKX')?.misbehave({ kind: 'status', status: 451 });
  expect(await clientOf('OKX').ask(okxTickers)).toMatchObject({ kind: 'nothing', why: { kind: 'region' } });
  expect((await reported('KRAKEN', krakenTickers)).length).toBeGreaterThan(50);
  world.servers.get('OKX')?.misbehave(null);
  expect((await reported('OKX', okxTickers)).length).toBeGreaterThan(50);
});

test('the world moves with its clock, and answers are written once in a second', async () => {
  let time = NOW;
  const moving = await startReplayWorld({ now: () => time, coins: 5, isCold: true });
  const ask = async () => {
    const response = await fetch(`${moving.env['SOURCES_BITGET_ORIGIN']}${bitgetTickers.path}`);
    return response.text();
  };
  const first = await ask();
  expect(await ask()).toBe(first);
  time += 60_000;
  expect(await ask()).not.toBe(first);
  await moving.close();
});
