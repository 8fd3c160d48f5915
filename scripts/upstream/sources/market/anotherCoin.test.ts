import { ask, known, testContext } from '@coinmirror/testing/world.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import { statusPort } from '../ports/statusPort.ts';
import { FALSIFIED, falsify, redenominate } from '../testing/falsify.ts';
import { coin, far, startReplayMarkets } from '../testing/replayMarket.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const CODE = 'dogecoin';
const markets = await startReplayMarkets();
const { clock, open, server } = markets;
afterAll(markets.close);
beforeEach(markets.begin);

type World = ReturnType<typeof open>;

/** What the page of sources reports on a venue's numbers that are not believed: `DOGE 价格: …`. */
async function toldOn({ market, store }: World, name: string): Promise<readonly string[]> {
  const status = statusPort({
    clients: new Map(),
    sources: readSourcesConfig({ MARKET_SOURCE: 'public' }).sources,
    store,
    quarantine: market.quarantine,
    held: market.held,
    sockets: () => [],
    now: () => clock.time,
  });
  const { sources } = await ask(
    'sourceStatus',
    {},
    { ...testContext, sources: { ...testContext.sources, status } },
  );
  const row = known(sources.find((one) => one.name === name));
  return row.quarantined.map(({ subject, reason }) => `${subject}: ${reason}`);
}

describe('a venue that names another coin beside a symbol of ours', () => {
  test('has no pair of ours, and the price is that of the others', async () => {
    const before = await open().snapshot();
    expect(before.pairs.has('gate_link_usdt')).toBe(true);
    falsify(server('GATE'), '/api/v4/spot/currency_pairs', (row) =>
      row['base'] === 'LINK' ? { ...row, base_name: 'Linked Finance World' } : row,
    );
    falsify(server('COINBASE'), '/api/v3/brokerage/market/products', (row) =>
      row['base_currency_id'] === 'LINK' ? { ...row, base_name: 'LINK Exchange' } : row,
    );
    const snapshot = await open().snapshot();
    expect([...snapshot.pairs.keys()].filter((id) => /^(?:gate|coinbase)_link_/.test(id))).toEqual([]);
    expect(snapshot.pairs.has('okx_link_usdt')).toBe(true);
    expect(snapshot.pairs.has('gate_doge_usdt')).toBe(true);
    expect(far(coin(snapshot, 'chainlink').price, coin(before, 'chainlink').price)).toBeLessThan(0.005);
  });
});

describe('another coin that bears the symbol everywhere', () => {
  /** Every venue without a name says 40 % less, and the others do not list it. */
  const stranger = () => {
    for (const name of FALSIFIED)
      if (name !== 'GATE') redenominate(server(name), name, { base: 'DOGE', times: 0.6 });
    const others = { SOURCES_GATE: 'off', SOURCES_COINBASE: 'off', SOURCES_KRAKEN: 'off' };
    return others;
  };

  test('makes no price however many pairs say it, and the page says why', async () => {
    const { price } = coin(await open().snapshot(), CODE);
    const world = open(stranger());
    for (const _ of [1, 2, 3]) {
      clock.time += 10 * SECOND;
      const snapshot = await world.snapshot();
      expect(far(coin(snapshot, CODE).price, price)).toBeLessThan(0.02);
      expect(snapshot.pairs.has('okx_doge_usdt')).toBe(false);
    }
    expect(await toldOn(world, 'OKX')).toEqual([
      'DOGE 价格: 与行情数据商十分钟内的报价相差 40%，又没有两家交易所以币种全名佐证，待两类来源一致',
    ]);
  });

  test('that was believed while nobody listed the coin gives way to the first listing', async () => {
    const { price } = coin(await open().snapshot(), CODE);
    const off = stranger();
    const away = ['COINGECKO', 'LLAMA_COINS', 'COINPAPRIKA'] as const;
    const world = open(off);
    await world.snapshot();
    for (const name of away) server(name).misbehave({ kind: 'status', status: 503 });
    clock.time += 20 * MINUTE;
    expect(far(coin(await world.snapshot(), CODE).price, price * 0.6)).toBeLessThan(0.03);
    for (const name of away) server(name).misbehave(null);
    clock.time += 11 * MINUTE;
    expect(far(coin(await world.snapshot(), CODE).price, price)).toBeLessThan(0.03);
  });
});

test('a fall of 40 % that venues tell under the coin’s full name is believed at once', async () => {
  const { price } = coin(await open().snapshot(), CODE);
  for (const name of FALSIFIED) redenominate(server(name), name, { base: 'DOGE', times: 0.6 });
  const world = open();
  expect(far(coin(await world.snapshot(), CODE).price, price * 0.6)).toBeLessThan(0.02);
  expect(world.market.held.prices().has(CODE)).toBe(false);
});

test('one venue alone that is 20 % off the listings is held back with its reason', async () => {
  const { price } = coin(await open().snapshot(), CODE);
  redenominate(server('OKX'), 'OKX', { base: 'DOGE', times: 1.2 });
  const off = ['BINANCE', 'BYBIT', 'GATE', 'BITGET', 'COINBASE', 'KRAKEN'].map((name) => [
    `SOURCES_${name}`,
    'off',
  ]);
  const world = open(Object.fromEntries(off));
  expect(far(coin(await world.snapshot(), CODE).price, price)).toBeLessThan(0.02);
  expect(await toldOn(world, 'OKX')).toContain(
    'DOGE 价格: 只有一家交易所报价，且与行情数据商十分钟内的报价相差 20%，待两者一致',
  );
});

test('Coinpaprika is heard all day beside CoinGecko, which tells once an hour', async () => {
  const world = open();
  await world.snapshot();
  clock.time += 70 * MINUTE;
  await world.snapshot();
  for (const _ of [1, 2]) {
    clock.time += 9 * MINUTE;
    server('COINGECKO').misbehave({ kind: 'status', status: 503 });
    await world.snapshot();
  }
  expect(server('COINPAPRIKA').asked.length).toBeGreaterThanOrEqual(4);
});
