import { SPELLINGS } from '@coinmirror/testing/spellings.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

describe('webSearch', () => {
  it.each(['btc', 'BTC', '比特币', 'bitcoin', 'btb', 'bitebi', 'bi te bi'])(
    'finds Bitcoin first by %s',
    async (code) => {
      expect((await ask('webSearch', { code })).coins.rows[0]?.code).toBe('bitcoin');
    },
  );

  it.each(SPELLINGS)('finds the coin that %j means first', async (word, code) => {
    expect((await ask('webSearch', { code: word })).coins.rows[0]?.code).toBe(code);
  });

  it('finds news, notices and pairs in any spelling', async () => {
    const count = async (code: string) => (await ask('newsSearch', { code })).total;
    expect(await count('比特幣')).toBe(await count('比特币'));
    expect(await count('比特币')).toBeGreaterThan(0);
  });

  it.each([
    ['btc', 'bitcoin', ['wrapped-bitcoin', 'coinbase-wrapped-btc']],
    ['以太坊', 'ethereum', ['weth', 'staked-ether']],
    ['eth', 'ethereum', ['weth', 'staked-ether']],
  ])('lists the wrapped tokens of %s after the coin itself', async (code, coin, wrapped) => {
    const codes = (await ask('webSearch', { code, pagesize: 100 })).coins.rows.map((row) => row.code);
    expect(codes[0]).toBe(coin);
    expect(codes).toEqual(expect.arrayContaining(wrapped));
  });

  it('finds a wrapped token by its symbol and by its contract', async () => {
    for (const code of ['WBTC', '0x2260fac5'])
      expect((await ask('webSearch', { code })).coins.rows[0]?.code).toBe('wrapped-bitcoin');
  });

  it('has the figures of a coin’s own page, also for one not counted in the market', async () => {
    for (const code of ['WBTC', 'cbBTC', 'bitcoin', 'chainlink']) {
      const [hit] = (await ask('webSearch', { code })).coins.rows;
      const { quote, supply, rank } = await ask('coinInfo', { code: hit?.code ?? '' });
      expect([hit?.price, hit?.marketCap, hit?.volume24h, hit?.circulatingSupply, hit?.rank]).toEqual([
        quote.price,
        quote.marketCap,
        quote.volume24h,
        supply.circulatingSupply,
        rank,
      ]);
    }
  });

  it.each(['0x514910771AF9Ca656af840dff83E', '0x51491077', '0xf8a0bf9cf54b'])(
    'finds only Chainlink by the prefix %s of one of its contract addresses',
    async (code) => {
      const { coins } = await ask('webSearch', { code });
      expect(coins.rows.map((coin) => coin.code)).toEqual(['chainlink']);
    },
  );

  it('does not treat three letters as part of an address', async () => {
    for (const coin of (await ask('webSearch', { code: 'ada', pagesize: 100 })).coins.rows)
      expect(`${coin.symbol} ${coin.name} ${coin.nameEn} ${coin.code}`.toLowerCase()).toContain('ada');
  });

  it('finds exchanges and wallets besides coins, each on its own page', async () => {
    const results = await ask('webSearch', { code: 'b', pagesize: 2, exchange_page: 2 });
    expect(results.coins.rows).toHaveLength(2);
    expect(results.exchanges.page).toBe(2);
    expect(results.coins.pageCount).toBe(Math.ceil((results.coins.total ?? 0) / 2));
  });

  it.each([
    ['huobi', ['HTX', '火币', '火必', 'huobi', 'hb']],
    ['gate', ['Gate', '芝麻', '芝麻开门', 'zhimakaimen', 'zmkm']],
    ['mexc', ['MEXC', '抹茶', 'mocha']],
    ['gemini', ['Gemini', '双子星', 'szx']],
    ['weex', ['WEEX', '唯客']],
    ['ascendex', ['AscendEX', '顶峰']],
    ['poloniex', ['Poloniex', 'P 网']],
  ])('finds %s by the name people type and by the former one', async (code, words) => {
    for (const word of words)
      expect((await ask('webSearch', { code: word })).exchanges.rows[0]?.code, word).toBe(code);
  });

  it('finds Trust Wallet by its Chinese name', async () => {
    const [first] = (await ask('webSearch', { code: '信任钱包' })).wallets.rows;
    expect([first?.code, first?.name]).toEqual(['trust', 'Trust Wallet']);
  });

  it('has an exchange’s volume from the exchange ranking', async () => {
    const [hit] = (await ask('webSearch', { code: 'binance' })).exchanges.rows;
    const ranked = (await ask('exchangeRank', { pagesize: 200 })).rows.find(({ code }) => code === hit?.code);
    expect(hit?.pairCount).toBeGreaterThan(10);
    expect([hit?.pairCount, hit?.volume24h]).toEqual([ranked?.pairCount, ranked?.volume24h]);
  });

  it('finds nothing for nonsense', async () => {
    const results = await ask('webSearch', { code: '∅∅∅' });
    expect([results.coins.rows, results.exchanges.rows, results.wallets.rows]).toEqual([[], [], []]);
  });
});

describe('hotSearch', () => {
  it('has ten coins, the most searched first at 100', async () => {
    const { rows } = await ask('hotSearch', {});
    expect(rows).toHaveLength(10);
    expect(rows[0]?.heat).toBe(100);
    expect(rows.map((row) => row.heat)).toEqual(
      rows.map((row) => row.heat).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
    );
  });
});
