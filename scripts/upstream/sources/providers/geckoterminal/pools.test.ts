import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { type GeckoPool, geckoPools } from './pools.ts';

// Written after the published documentation (v2, version 20230302): no answer has been recorded for us.
const ADDRESS = '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640';
const pool = {
  id: `eth_${ADDRESS}`,
  type: 'pool',
  attributes: {
    base_token_price_usd: '3653.12898628664',
    base_token_price_native_currency: '1.0',
    quote_token_price_usd: '1.0',
    address: ADDRESS,
    name: 'WETH / USDC 0.05%',
    pool_created_at: '2021-12-29T12:35:14Z',
    fdv_usd: '11007041041',
    market_cap_usd: null,
    price_change_percentage: { m5: '0', h1: '0.51', h6: '0.86', h24: '-7.71' },
    transactions: {
      m5: { buys: 7, sells: 2, buyers: 7, sellers: 2 },
      h1: { buys: 163, sells: 145, buyers: 155, sellers: 134 },
      h24: { buys: 2966, sells: 3847, buyers: 1625, sellers: 2399 },
    },
    volume_usd: { m5: '868581.7', h1: '16798158.0', h6: '80000000.1', h24: '536545444.904' },
    reserve_in_usd: '163988541.3812',
  },
  relationships: {
    base_token: { data: { id: 'eth_0xc02a', type: 'token' } },
    quote_token: { data: { id: 'eth_0xa0b8', type: 'token' } },
    dex: { data: { id: 'uniswap_v3', type: 'dex' } },
    network: { data: { id: 'eth', type: 'network' } },
  },
};
const included = [
  {
    id: 'eth_0xc02a',
    type: 'token',
    attributes: { address: '0xc02a', name: 'Wrapped Ether', symbol: 'WETH', coingecko_coin_id: 'weth' },
  },
  { id: 'eth_0xa0b8', type: 'token', attributes: { address: '0xa0b8', name: 'USD Coin', symbol: 'USDC' } },
  { id: 'uniswap_v3', type: 'dex', attributes: { name: 'Uniswap V3' } },
  { id: 'eth', type: 'network', attributes: { name: 'Ethereum', coingecko_asset_platform_id: 'ethereum' } },
];

const QUESTION = geckoPools('trending', null);
type Attributes = Readonly<Record<string, unknown>>;
const withAttributes = (own: Attributes) => ({ ...pool, attributes: { ...pool.attributes, ...own } });
const read = (data: readonly unknown[], also: readonly unknown[] = included) =>
  readWire(QUESTION, { data, included: also });
const readOne = (own: Attributes): GeckoPool | undefined => read([withAttributes(own)])?.[0];

describe('a page of pools', () => {
  test('says what the documentation says', () => {
    expect(read([pool])).toEqual([
      {
        id: `eth_${ADDRESS}`,
        network: 'eth',
        networkName: 'Ethereum',
        dex: 'Uniswap V3',
        base: { id: 'eth_0xc02a', name: 'Wrapped Ether', symbol: 'WETH', address: '0xc02a' },
        quote: { id: 'eth_0xa0b8', name: 'USD Coin', symbol: 'USDC', address: '0xa0b8' },
        price: 3653.12898628664,
        change5m: 0,
        change1h: 0.51,
        change24h: -7.71,
        volume24h: 536545444.904,
        liquidity: 163988541.3812,
        buys: 2966,
        sells: 3847,
        buyers: 1625,
        sellers: 2399,
        createdAt: Date.UTC(2021, 11, 29, 12, 35, 14),
        fdv: 11007041041,
      },
    ]);
  });

  test('of one network does not repeat it: the id of a pool begins with it', () => {
    const { network: _told, ...relationships } = pool.relationships;
    const id = `polygon_pos_${ADDRESS}`;
    const [one] = read([{ ...pool, id, relationships }]) ?? [];
    expect([one?.network, one?.networkName]).toEqual(['polygon_pos', 'polygon_pos']);
  });

  test.each([
    [{ reserve_in_usd: '-1250000.5' }, { liquidity: null }],
    [{ volume_usd: { h24: '-1' } }, { volume24h: null }],
    [{ base_token_price_usd: null }, { price: null }],
    [
      { base_token_price_usd: '0.0', fdv_usd: '0.0' },
      { price: null, fdv: null },
    ],
    [{ price_change_percentage: { m5: '-101', h1: '1e12', h24: null } }, { change5m: null, change1h: null }],
    [
      { transactions: { h24: { buys: 3, sells: -1, buyers: 4, sellers: 0 } } },
      { buys: 3, sells: null, buyers: null },
    ],
    [{ pool_created_at: null }, { createdAt: null }],
  ])('with %j is known without what cannot be', (own, expected) => {
    expect(readOne(own)).toMatchObject(expected);
  });

  test.each([
    { base_token_price_usd: 'n/a' },
    { reserve_in_usd: 'a lot' },
    { pool_created_at: 'yesterday' },
    { transactions: null },
  ])('leaves out a row with %j, and is refused as a whole where many are so', (own) => {
    const odd = withAttributes(own);
    expect(read([...Array.from({ length: 19 }, () => pool), odd])).toHaveLength(19);
    expect(read([pool, odd])).toBeNull();
  });

  test('leaves out a pool whose token is not told, or has no name that can be seen', () => {
    expect(read([pool], included.slice(1))).toEqual([]);
    const unseen = { ...included[0], attributes: { address: '0xc02a', name: '', symbol: '\u200b\u2060' } };
    expect(read([pool], [unseen, ...included.slice(1)])).toEqual([]);
  });

  test('reads names of strangers as one short line in plain signs', () => {
    const name = `\u202e<b>Visit</b>\n\thttps://claim.example ${'A'.repeat(5_000)}`;
    const symbol = `\u200b\u202eＰＥＰＥ${'\u0301'.repeat(90)}${'X'.repeat(80)}`;
    const shouter = { id: 'eth_0xc02a', type: 'token', attributes: { address: '0xc02a', name, symbol } };
    const [one] = read([pool], [shouter, ...included.slice(1)]) ?? [];
    expect(one?.base.name).toMatch(/^<b>Visit<\/b> https:\/\/claim\.example A+$/);
    expect(one?.base.name.length).toBeLessThanOrEqual(48);
    expect(one?.base.symbol).toMatch(/^PEP/);
    expect(one?.base.symbol.length).toBeLessThanOrEqual(20);
    expect(/[\p{Cf}\p{Cc}]/u.test(`${one?.base.name}${one?.base.symbol}`)).toBe(false);
  });

  test('is asked for by kind, network and page', () => {
    expect(geckoPools('new', null, 2).path).toBe(
      '/api/v2/networks/new_pools?include=base_token%2Cquote_token%2Cdex%2Cnetwork&page=2',
    );
    const { path, isAboutOne } = geckoPools('trending', 'sui-network');
    expect(path).toBe(
      '/api/v2/networks/sui-network/trending_pools?include=base_token%2Cquote_token%2Cdex&page=1',
    );
    expect(isAboutOne).toBe(true);
  });
});
