import { COUNTED_TWICE, findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { known } from '@coinmirror/testing/world.ts';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { binanceTopPositions } from '../exchanges/binance/accounts.ts';
import { binanceContractTickers } from '../exchanges/binance/contracts.ts';
import { coinbaseMarkets } from '../exchanges/coinbase/markets.ts';
import { gateioCurrencies } from '../exchanges/gateio/markets.ts';
import { krakenOrderBook } from '../exchanges/kraken/depth.ts';
import { krakenMarkets } from '../exchanges/kraken/markets.ts';
import { fearGreedDays } from '../providers/alternative/alternative.ts';
import { blockchainChart } from '../providers/chains/blockchain.ts';
import { difficultyAdjustment } from '../providers/chains/difficulty.ts';
import { feeHistory } from '../providers/chains/ethereum.ts';
import { bitcoinMining } from '../providers/chains/mempool.ts';
import { categories } from '../providers/coingecko/categories.ts';
import { derivativesExchanges, spotExchanges } from '../providers/coingecko/exchanges.ts';
import { companyTreasuries, governmentTreasuries } from '../providers/coingecko/treasuries.ts';
import { trending } from '../providers/coingecko/trending.ts';
import { coinMarketCapFearGreed } from '../providers/coinmarketcap/fearGreed.ts';
import { chains, chainTvlHistory } from '../providers/defillama/chains.ts';
import { dexOverview } from '../providers/defillama/dexes.ts';
import { protocols } from '../providers/defillama/protocols.ts';
import { stablecoins } from '../providers/defillama/stablecoins.ts';
import { deribitOptions } from '../providers/deribit/options.ts';
import { deribitVolatilityIndex } from '../providers/deribit/volatilityIndex.ts';
import { currencyRates } from '../providers/frankfurter/frankfurter.ts';
import { weeklyCommits } from '../providers/github/repository.ts';
import { snapshotProposals } from '../providers/snapshot/proposals.ts';
import type { Question } from '../question/question.ts';
import { type SourceName, sourceTable } from '../table/sourceTable.ts';
import { startReplayWorld } from './replayWorld.ts';

/** A Sunday. */
const NOW = Date.parse('2026-03-08T10:00:03.250Z');
const DAY = 86_400_000;

const world = await startReplayWorld({ now: () => NOW, coins: 40, isCold: true });
afterAll(() => world.close());

/** What a source answers to a question, read by its decoder. */
async function reported<Value>(name: SourceName, { path, post, decode }: Question<Value>): Promise<Value> {
  const init = post === undefined ? {} : { method: 'POST', body: post };
  const response = await fetch(`${world.env[`SOURCES_${name}_ORIGIN`]}${path}`, init);
  const body = Buffer.from(await response.arrayBuffer());
  const value = decode.read(body);
  if (value === null)
    throw new Error(`${name} ${path}: ${response.status}, ${decode.faults(body).join('; ')}`);
  return value;
}

/** Its coins, by their codes. */
async function truth() {
  return new Map((await world.truth.coins.all()).map((coin) => [coin.code, coin]));
}

const lists: readonly (readonly [SourceName, Question<readonly unknown[]>, least: number])[] = [
  ['BINANCE_FUTURES', binanceContractTickers, 30],
  ['BINANCE_FUTURES', binanceTopPositions('BTCUSDT', 60), 100],
  ['GATE', gateioCurrencies, 30],
  ['COINBASE', coinbaseMarkets, 30],
  ['KRAKEN', krakenMarkets, 30],
  ['COINGECKO', categories, 40],
  ['COINGECKO', spotExchanges(1), 60],
  ['COINGECKO', derivativesExchanges, 20],
  ['COINGECKO', trending, 15],
  ['LLAMA', chainTvlHistory('Ethereum'), 400],
  ['LLAMA', chainTvlHistory(null), 400],
  ['BLOCKCHAIN', blockchainChart('market-price', '1years'), 365],
  ['BLOCKCHAIN', blockchainChart('n-transactions', '30days'), 30],
  ['GITHUB', weeklyCommits('bitcoin/bitcoin'), 52],
];

test.each(lists)('%s answers what no probe asks: %o', async (name, question, least) => {
  expect((await reported(name, question)).length).toBeGreaterThanOrEqual(least);
});

test('Bitcoin: hash rate, difficulty and its next change belong together', async () => {
  const { hashRate, difficulty, hashRates, difficulties } = await reported('MEMPOOL', bitcoinMining('1y'));
  expect(hashRates.at(-1)?.value).toBe(hashRate);
  expect(known(difficulty) / known(hashRate)).toBeCloseTo(600 / 2 ** 32, 12);
  expect(difficulties.length).toBeGreaterThan(20);
  const change = await reported('MEMPOOL', difficultyAdjustment);
  expect(change.expectedAt - NOW).toBeGreaterThan((change.remainingBlocks - 1) * change.blockTime);
});

test('Ethereum: offers above the base fee are those of the truth', async () => {
  const { blocks, nextBaseFee } = await reported('ETHEREUM_RPC', feeHistory);
  const [quote] = (await world.truth.gas?.at([NOW])) ?? [];
  expect(blocks).toHaveLength(20);
  expect(nextBaseFee).toBeCloseTo(quote?.baseFee ?? Number.NaN, 6);
});

test('a Sunday has the rates of Friday, gold by the ounce', async () => {
  const [euro, gold] = await reported('FRANKFURTER', currencyRates(['EUR', 'XAU']));
  expect([euro?.day, gold?.day]).toEqual([Date.UTC(2026, 2, 6), Date.UTC(2026, 2, 6)]);
  const [rates] = (await world.truth.rates?.at([Date.UTC(2026, 2, 6)])) ?? [];
  expect(euro?.perUsd).toBeCloseTo(rates?.eur ?? Number.NaN, 5);
  expect((gold?.perUsd ?? 0) * ((await world.truth.gold?.price()) ?? 0)).toBeCloseTo(1, 5);
});

test('fear and greed lacks days that nobody invents', async () => {
  const days = await reported('ALTERNATIVE', fearGreedDays(0));
  const [first, last] = [days.at(0)?.time ?? 0, days.at(-1)?.time ?? 0];
  expect(last).toBe(Date.UTC(2026, 2, 8));
  expect(days.length).toBeGreaterThan(900);
  expect(days.length).toBeLessThan((last - first) / DAY + 1);
  expect((await reported('COINMARKETCAP', coinMarketCapFearGreed)).time).toBe(await world.truth.clock.now());
});

test('companies and governments hold what the truth says', async () => {
  const { coins, holders } = await reported('COINGECKO', companyTreasuries('bitcoin'));
  expect(holders[0]).toMatchObject({ name: 'Strategy', ticker: 'MSTR.US', country: 'US', coins: 641_000 });
  expect(coins).toBe(holders.reduce((sum, holder) => sum + holder.coins, 0));
  expect((await reported('COINGECKO', governmentTreasuries('bitcoin'))).holders[0]?.entryValue).toBeNull();
  expect((await reported('COINGECKO', companyTreasuries('ethereum'))).holders).toEqual([]);
});

test('DefiLlama: value by chain without loans, exchanges among the protocols, a chain alone', async () => {
  const all = await reported('LLAMA', protocols);
  const aave = all.find(({ slug }) => slug === 'aave-v3');
  const locked = (await world.truth.defi?.locked())?.filter(({ protocol }) => protocol === 'aave') ?? [];
  const usd = locked.flatMap(({ assets }) => assets ?? []).reduce((sum, asset) => sum + asset.usd, 0);
  expect(aave?.tvl).toBe(usd);
  expect([...(aave?.tvlByChain.values() ?? [])].reduce((sum, value) => sum + value, 0)).toBe(usd);
  expect(all.filter(({ category }) => category === 'CEX').every(({ tvl }) => (tvl ?? 0) > 1e8)).toBe(true);
  const twice = (code: string) => COUNTED_TWICE.has(findDefiProtocol(code)?.category ?? '借贷');
  const once = (await world.truth.defi?.locked())?.filter(({ protocol }) => !twice(protocol)) ?? [];
  const whole = once.flatMap(({ assets }) => assets ?? []).reduce((sum, asset) => sum + asset.usd, 0);
  const byChain = (await reported('LLAMA', chains)).reduce((sum, { tvl }) => sum + tvl, 0);
  expect(byChain / whole, 'chains leave out what is deposited twice').toBeCloseTo(1, 6);
  const base = await reported('LLAMA', dexOverview('Base'));
  expect(base.dexes.map(({ name }) => name)).toContain('Uniswap V3');
  expect(base.volume24h ?? 0).toBeLessThan((await reported('LLAMA', dexOverview(null))).volume24h ?? 0);
});

test('stablecoins: supplies of the truth, one that is gone', async () => {
  const coins = await reported('LLAMA_STABLECOINS', stablecoins);
  const tether = coins.find(({ code }) => code === 'tether');
  const own = (await truth()).get('tether');
  expect(tether?.circulating).toBe(own?.circulatingSupply);
  expect(tether?.price).toBe(own?.price);
  expect(coins.find(({ symbol }) => symbol === 'GONE')).toMatchObject({ circulating: null, price: null });
});

test('options: calls and puts of each strike, worth more the nearer they are', async () => {
  const options = await reported('DERIBIT', deribitOptions('BTC'));
  const market = await world.truth.options?.of('bitcoin');
  expect(options).toHaveLength(2 * (market?.expiries.flatMap(({ strikes }) => strikes).length ?? 0));
  const calls = options
    .filter(({ type, expiresAt }) => type === 'call' && expiresAt === options.at(-1)?.expiresAt)
    .toSorted((one, other) => one.strike - other.strike)
    .map(({ markPrice }) => markPrice ?? Number.NaN);
  expect(calls).toEqual(calls.toSorted((one, other) => other - one));
  expect(await reported('DERIBIT', deribitOptions('EURR'))).toEqual([]);
});

test('options settled in USDC are told in USDC; the volatility index is that of the truth', async () => {
  const [first] = await reported('DERIBIT', deribitOptions('USDC'));
  const [expiry] = (await world.truth.options?.of('solana'))?.expiries ?? [];
  expect(first).toMatchObject({ base: 'SOL', dollar: 'USDC', strike: expiry?.strikes[0]?.strike });
  expect(first?.markPrice).toBeCloseTo((expiry?.strikes[0]?.call.mark ?? 0) * (expiry?.forward ?? 0), 6);
  const index = await reported('DERIBIT', deribitVolatilityIndex('BTC', 0, 1));
  const truth = await world.truth.options?.volatilityIndex('bitcoin');
  expect(index.at(-1)?.close).toBe(truth?.at(-1)?.value);
});

test('proposals: of the spaces asked for, with three basic choices', async () => {
  const query = { spaces: ['uniswapgovernance.eth'], createdAfter: 0, limit: 3 };
  const found = await reported('SNAPSHOT', snapshotProposals(query));
  expect(found).toHaveLength(3);
  expect(found[0]).toMatchObject({ type: 'basic', choices: ['For', 'Against', 'Abstain'] });
  expect(new Set(found.map(({ space }) => space.id))).toEqual(new Set(query.spaces));
});

test('an order book of Kraken by either name of the pair; an unknown one is refused', async () => {
  const [old, young] = [
    await reported('KRAKEN', krakenOrderBook('XXBTZUSD')),
    await reported('KRAKEN', krakenOrderBook('XBTUSD')),
  ];
  expect(old).toEqual(young);
  expect(old.asks[0]?.[0]).toBeGreaterThan(old.bids[0]?.[0] ?? Number.POSITIVE_INFINITY);
  await expect(reported('KRAKEN', krakenOrderBook('NOPEUSD'))).rejects.toThrow(/KRAKEN/);
});

test('forced orders of Gate, votes of a proposal, a year of a decentralised exchange', async () => {
  const ask = async (name: SourceName, path: string, init?: RequestInit) =>
    (await fetch(`${world.env[`SOURCES_${name}_ORIGIN`]}${path}`, init)).json();
  const orders = v.parse(
    v.array(v.object({ time: v.number(), contract: v.string(), size: v.string(), fill_price: v.string() })),
    await ask('GATE', '/api/v4/futures/usdt/liq_orders?limit=1000', {
      headers: sourceTable.GATE.headers ?? {},
    }),
  );
  expect(orders.length).toBeGreaterThan(5);
  expect(orders.every(({ time, size }) => Number(size) !== 0 && time * 1000 <= NOW)).toBe(true);
  const query = { spaces: ['aave.eth'], createdAfter: 0, limit: 1 };
  const [proposal] = await reported('SNAPSHOT', snapshotProposals(query));
  const body = JSON.stringify({ query: '', variables: { first: 5, proposal: proposal?.id } });
  const { data } = v.parse(
    v.object({ data: v.object({ votes: v.array(v.object({ choice: v.number(), vp: v.number() })) }) }),
    await ask('SNAPSHOT', '/graphql', { method: 'POST', body }),
  );
  expect(data.votes).toHaveLength(5);
  const year = v.parse(
    v.object({ totalDataChart: v.array(v.tuple([v.number(), v.number()])) }),
    await ask('LLAMA', '/summary/dexs/uniswap'),
  );
  expect(year.totalDataChart.length).toBeGreaterThan(360);
  expect(year.totalDataChart.every(([time]) => (time * 1000) % DAY === 0)).toBe(true);
});
