import { formatDate } from '@coinmirror/shared/format/time.ts';
import { estimatedHeight, nextHalving, RECENT_BLOCK_SECONDS } from '@coinmirror/shared/indicators/halving.ts';
import { describe, expect, it } from 'vitest';
import { coinCatalogue } from './coinCatalogue.ts';
import { conceptCatalogue } from './conceptCatalogue.ts';
import { exchangeCatalogue, RATING_WEIGHTS } from './exchangeCatalogue.ts';
import { miningAt } from './mining.ts';
import { walletCatalogue } from './walletCatalogue.ts';

const ranked = coinCatalogue.filter(({ standing }) => standing === 'ranked');

describe('catalogue', () => {
  it.each([
    ['coins', coinCatalogue.map(({ code }) => code)],
    ['exchanges', exchangeCatalogue.map(({ code }) => code)],
    ['wallets', walletCatalogue.map(({ code }) => code)],
    ['sectors', conceptCatalogue.map(({ id }) => id)],
  ])('names its %s once, in plain letters', (_, codes) => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[a-z0-9][a-z0-9-]*$/.test(code))).toEqual([]);
  });

  it('has the promised size', () => {
    expect(ranked.length).toBeGreaterThan(500);
    expect(coinCatalogue.filter((coin) => coin.standing === 'unranked' && coin.wraps === null)).toHaveLength(
      60,
    );
    expect(coinCatalogue.filter(({ standing }) => standing === 'unrecorded')).toHaveLength(60);
    expect(exchangeCatalogue.length).toBeGreaterThanOrEqual(60);
    expect(walletCatalogue.length).toBeGreaterThanOrEqual(40);
    expect(conceptCatalogue.length).toBeGreaterThanOrEqual(50);
  });

  it('prices a wrapped token within 0.2 % of what it stands for, without a supply of its own', () => {
    const prices = new Map(ranked.map(({ code, basePrice }) => [code, basePrice]));
    const wrapped = coinCatalogue.filter(({ wraps }) => wraps !== null);
    expect(wrapped.map(({ code }) => code).toSorted()).toEqual([
      'coinbase-wrapped-btc',
      'staked-ether',
      'weth',
      'wrapped-bitcoin',
    ]);
    for (const coin of wrapped) {
      expect(coin).toMatchObject({ standing: 'unranked', kind: 'token', rank: null, supply: null });
      expect(Math.abs(coin.basePrice / (prices.get(coin.wraps ?? '') ?? Number.NaN) - 1)).toBeLessThan(0.002);
    }
    expect(wrapped.filter(({ contractAddress }) => !/^0x[0-9a-f]{40}$/.test(contractAddress))).toEqual([]);
  });

  it('names coins as readers do: in Chinese if there is a name, never a copy of the Latin one', () => {
    const names = new Map(ranked.map(({ code, nameZh }) => [code, nameZh]));
    expect(['bitcoin', 'ethereum', 'dogecoin', 'polkadot'].map((code) => names.get(code))).toEqual([
      '比特币',
      '以太坊',
      '狗狗币',
      '波卡',
    ]);
    expect(names.get('chainlink')).toBe('');
    for (const { nameZh } of ranked)
      expect(nameZh === '' || /\p{Script=Han}/u.test(nameZh), nameZh).toBe(true);
  });

  it('has figures that agree with each other', () => {
    for (const coin of coinCatalogue) {
      expect(coin.basePrice).toBeGreaterThan(0);
      expect(coin.circulation).toBeGreaterThan(0);
      if (coin.standing === 'ranked') expect(coin.supply).toBe(coin.circulation);
      else expect(coin.supply).toBeNull();
      if (coin.maxSupply !== null) expect(coin.circulation).toBeLessThanOrEqual(coin.maxSupply);
      expect(coin.isUnlimited && coin.maxSupply !== null).toBe(false);
      if (coin.contractAddress !== '') expect(coin.kind).toBe('token');
      expect(coin.delistedAt ?? Number.POSITIVE_INFINITY).toBeGreaterThan(coin.launchedAt);
    }
  });

  it('has pinyin for every Chinese name', () => {
    const named = [...coinCatalogue, ...exchangeCatalogue, ...walletCatalogue].filter(({ nameZh }) =>
      /\p{Script=Han}/u.test(nameZh),
    );
    expect(named.filter(({ pinyin }) => !/^[a-zü]+( [a-zü]+)*$/.test(pinyin))).toEqual([]);
  });

  it('warns of every unrecorded coin, and says that it is fictional', () => {
    for (const coin of coinCatalogue.filter(({ standing }) => standing === 'unrecorded')) {
      expect(coin.risks.length).toBeGreaterThan(1);
      expect(new Set(coin.risks).size).toBe(coin.risks.length);
      expect(coin.reason).not.toBe('');
      expect(coin.nameZh).toContain('（虚构）');
      expect(coin.recordedAt).toBeGreaterThan(coin.launchedAt);
      expect(coin.links.websites).toEqual([expect.stringMatching(/^https:\/\/[a-z-]+\.example\/$/)]);
    }
  });

  it('places coins in existing sectors, and sectors list existing coins', () => {
    const ids = new Set(conceptCatalogue.map(({ id }) => id));
    const codes = new Set(coinCatalogue.map(({ code }) => code));
    expect(coinCatalogue.flatMap(({ conceptIds }) => conceptIds.filter((id) => !ids.has(id)))).toEqual([]);
    expect(conceptCatalogue.flatMap(({ coinCodes }) => coinCodes.filter((code) => !codes.has(code)))).toEqual(
      [],
    );
    for (const { id, coinCodes } of conceptCatalogue) {
      const own = coinCatalogue.filter(({ conceptIds }) => conceptIds.includes(id)).map(({ code }) => code);
      expect(own).toEqual(expect.arrayContaining([...coinCodes]));
    }
  });

  it('rates exchanges by weights that add up to one', () => {
    expect(Object.values(RATING_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it.each([Date.UTC(2026, 10, 22), Date.UTC(2028, 2, 1)])('names the halving of block height %d', (now) => {
    const bitcoin = coinCatalogue.find(({ code }) => code === 'bitcoin')?.mining;
    const reported = nextHalving(estimatedHeight(now), now, RECENT_BLOCK_SECONDS);
    expect(formatDate(bitcoin?.nextHalvingAt ?? null)).toBe(formatDate(reported.expectedAt));
  });

  it('moves halvings on', () => {
    const bitcoin = coinCatalogue.find(({ code }) => code === 'bitcoin')?.mining;
    if (!bitcoin) throw new Error('Bitcoin is not mined');
    expect(miningAt(bitcoin, Date.UTC(2027, 0, 1))).toBe(bitcoin);
    const later = miningAt(bitcoin, Date.UTC(2029, 0, 1));
    expect([later.blockReward, later.nextReward]).toEqual([1.5625, 0.78125]);
    expect(later.nextHalvingAt).toBeGreaterThan(Date.UTC(2031, 11, 1));
    expect(miningAt(bitcoin, Date.UTC(2033, 0, 1)).blockReward).toBe(0.78125);
  });
});
