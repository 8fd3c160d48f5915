import { DAY } from '@coinmirror/shared/time/units.ts';
import { exchangeCatalogue } from '../../../../catalogue/exchangeCatalogue.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import { type Asked, countOf } from '../route.ts';

/** CoinGecko's names of exchanges that it calls otherwise than we do: of their spot markets, of their derivatives. */
const SPOT_IDS: Readonly<Record<string, string>> = {
  coinbase: 'gdax',
  okx: 'okex',
  bybit: 'bybit_spot',
  mexc: 'mxc',
  'crypto-com': 'crypto_com',
  uniswap: 'uniswap_v3',
  pancakeswap: 'pancakeswap-v3-bsc',
  'woo-x': 'wootrade',
  hashkey: 'hashkey_exchange',
  bitpanda: 'bitpanda',
};
const DERIVATIVES_IDS: Readonly<Record<string, string>> = {
  okx: 'okex_swap',
  bybit: 'bybit',
  deribit: 'deribit',
  bitmex: 'bitmex',
  hyperliquid: 'hyperliquid',
  dydx: 'dydx_perpetual_v4',
};

const spotIdOf = (code: string) => SPOT_IDS[code] ?? code;
const derivativesIdOf = (code: string) => DERIVATIVES_IDS[code] ?? `${code}_futures`;

async function bitcoinPrice(world: FakeWorld): Promise<number> {
  return (await world.coins()).find(({ facts }) => facts.code === 'bitcoin')?.now.price ?? 1;
}

/** Spot exchanges by trust. */
export async function exchanges(world: FakeWorld, asked: Asked) {
  const volumes = await inTruth(world.truth.pairs, 'pairs').dayVolumes(world.now());
  const btc = await bitcoinPrice(world);
  const perPage = countOf(asked, 'per_page', 250);
  const first = (Number(asked.query.get('page') ?? 1) - 1) * perPage;
  return exchangeCatalogue
    .filter(({ spotShare }) => spotShare > 0)
    .slice(first, first + perPage)
    .map((exchange, at) => ({
      id: spotIdOf(exchange.code),
      name: exchange.nameEn,
      year_established: exchange.code === 'lbank' ? null : new Date(exchange.foundedAt).getUTCFullYear(),
      country: exchange.country,
      description: '',
      url: `${exchange.website}/`,
      image: '',
      has_trading_incentive: false,
      trust_score: Math.max(1, 10 - Math.floor((first + at) / 10)),
      trust_score_rank: first + at + 1,
      trade_volume_24h_btc: (volumes.get(exchange.code) ?? 0) / btc,
    }));
}

/** Exchanges of derivatives by open interest; their volumes are texts. */
export async function derivativesExchanges(world: FakeWorld) {
  const contracts = await inTruth(world.truth.contracts, 'contracts').all();
  const btc = await bitcoinPrice(world);
  const byExchange = Map.groupBy(contracts, ({ exchange }) => exchange);
  const rows = [...byExchange].map(([code, own]) => ({
    name: `${exchangeCatalogue.find((exchange) => exchange.code === code)?.nameEn ?? code} (Futures)`,
    id: derivativesIdOf(code),
    open_interest_btc: own.reduce((sum, { openInterest }) => sum + (openInterest ?? 0), 0) / btc,
    trade_volume_24h_btc: String(own.reduce((sum, { volume24h }) => sum + volume24h, 0) / btc),
    number_of_perpetual_pairs: own.filter(({ contract }) => contract === 'swap').length,
    number_of_futures_pairs: own.filter(({ contract }) => contract !== 'swap').length,
    image: '',
    year_established: null,
    country: null,
    description: '',
    url: '',
  }));
  return rows.toSorted((one, other) => other.open_interest_btc - one.open_interest_btc).slice(0, 100);
}

/** Days of an exchange's volume: `[ms, "btc"]`, the second one a text. */
export async function volumeChart(world: FakeWorld, asked: Asked) {
  const [id = ''] = asked.parts;
  const exchange = exchangeCatalogue.find(({ code }) => spotIdOf(code) === id);
  if (exchange === undefined) return undefined;
  const days = await inTruth(world.truth.venues, 'venues').history(
    exchange.code,
    countOf(asked, 'days', 365),
  );
  const times = days.map(({ time }) => Math.min(time, world.now()));
  const prices = await world.truth.candles.prices('bitcoin', times);
  return days.flatMap(({ time, spot }, at) => {
    const price = prices[at];
    return price && spot !== null ? [[time, String(spot / price)]] : [];
  });
}

/** A coin's past prices: hourly up to 90 days, daily beyond. */
export async function marketChart(world: FakeWorld, asked: Asked) {
  const [id = ''] = asked.parts;
  const coin = (await world.coins()).find(({ facts }) => facts.code === id);
  if (coin === undefined) return undefined;
  const days = countOf(asked, 'days', 365);
  const step = days > 90 ? DAY : DAY / 24;
  const count = Math.ceil((days * DAY) / step);
  const last = Math.floor(world.now() / step) * step;
  const times = [...Array.from({ length: count }, (_, at) => last - (count - 1 - at) * step), world.now()];
  const prices = await world.truth.candles.prices(id, times);
  const reported = times.flatMap((time, at) => {
    const price = prices[at];
    return price == null ? [] : [[time, price] as const];
  });
  const supply = coin.now.circulatingSupply ?? 0;
  return {
    prices: reported,
    market_caps: reported.map(([time, price]) => [time, price * supply]),
    total_volumes: reported.map(([time]) => [time, coin.now.volume24h]),
  };
}
