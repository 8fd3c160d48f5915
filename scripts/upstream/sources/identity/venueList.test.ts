import { describe, expect, test } from 'vitest';
import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { VenueName } from '../exchanges/exchanges.ts';
import { gateioMarkets } from '../exchanges/gateio/markets.ts';
import recorded from '../testing/recorded/gate-names.json' with { type: 'json' };
import { createCoinOf } from './coinOf.ts';
import { symbolOverrides } from './symbolOverrides.ts';
import type { ListedBase } from './venueList.ts';

/** What each base of a list means, `-` for none of ours, by the shipped table unless told otherwise. */
function meant(
  venue: VenueName,
  listed: Readonly<Record<string, string | null>>,
  reported = symbolOverrides,
): Readonly<Record<string, string>> {
  const list = Object.entries(listed).map(([base, fullName]): ListedBase => ({ base, fullName }));
  const coinOf = createCoinOf(realCoins, reported, () => list);
  return Object.fromEntries(list.map(({ base }) => [base, coinOf(venue, base) ?? '-']));
}

const byNameAlone = new Map<VenueName, Readonly<Record<string, string | null>>>();

describe('the pairs that Gate listed in June 2026', () => {
  const rows = gateioMarkets.decode.read(Buffer.from(JSON.stringify(recorded.wire))) ?? [];
  const list = rows.filter(({ isTrading }) => isTrading);
  const STRANGERS = ['LIT', 'VELO', 'CAT', 'ELON', 'HDX', 'BTG', 'FUN', 'CRE', 'DMC', 'ARC'];

  test.each([
    ['by their full names alone', byNameAlone],
    ['by the table', symbolOverrides],
  ])('mean no coin of ours where they name another: %s', (_how, reported) => {
    const coinOf = createCoinOf(realCoins, reported, () => list);
    expect(STRANGERS.map((base) => coinOf('gate', base))).toEqual(STRANGERS.map(() => null));
  });

  test('mean our coin in every other case, whatever Gate calls it: no true market is lost', () => {
    const coinOf = createCoinOf(realCoins, byNameAlone, () => list);
    const bySymbol = createCoinOf(realCoins, byNameAlone);
    const ours = list.filter(({ base }) => bySymbol('gate', base) !== null && !STRANGERS.includes(base));
    expect(new Set(ours.map(({ base }) => base)).size).toBe(50);
    expect(ours.filter(({ base }) => coinOf('gate', base) === null)).toEqual([]);
    expect(ours.filter(({ base }) => !coinOf.isNamed('gate', base))).toEqual([]);
  });

  test('are read by the table alone while the list is not known', () => {
    const coinOf = createCoinOf(realCoins);
    expect(coinOf('gate', 'LIT')).toBeNull();
    expect(coinOf('gate', 'BTC')).toBe('bitcoin');
    expect(coinOf.isNamed('gate', 'BTC')).toBe(false);
  });
});

describe('a venue’s own full name', () => {
  test.each([
    ['TON', 'The Open Network', 'the-open-network'],
    ['TON', '  toncoin™ ', 'the-open-network'],
    ['FIL', 'Filecoin(IPFS)', 'filecoin'],
    ['BTC', '比特币', 'bitcoin'],
    ['SOL', '索拉纳', 'solana'],
    ['ENS', 'ENS', 'ethereum-name-service'],
    ['CRV', 'Curve DAO Token', 'curve-dao-token'],
    ['XPLA', 'CONX', 'xpla'],
    ['POL', 'POL (ex-MATIC)', 'polygon-ecosystem-token'],
    ['A', 'EOS', 'vaulta'],
    // Upbit writes them so.
    ['ALICE', 'MyNeighborAlice', 'my-neighbor-alice'],
    ['TFUEL', 'TFUEL', 'theta-fuel'],
    ['SNX', 'Synthetix Network Token', 'havven'],
  ])('of its coin, however it is written: %s %s', (base, name, code) => {
    expect(meant('upbit', { [base]: name }, byNameAlone)).toEqual({ [base]: code });
  });

  test.each([
    ['VELO', 'Velo'],
    ['LIT', 'lit'],
    ['BTC', 'Bitcoin Gold'],
    ['ETC', 'Ethereum'],
    ['LUNA', 'Terra Classic'],
    ['SOL', 'Wrapped Solana'],
    ['BTC', 'Bitcοin'],
    ['BTC', '™®'],
  ])('of another one makes none of ours: %s %s', (base, name) => {
    expect(meant('upbit', { [base]: name }, byNameAlone)).toEqual({ [base]: '-' });
  });

  test('of a thousand words, or of brackets without end, is read in no time and is no coin’s', () => {
    const names = [`Bitcoin ${'coin '.repeat(20_000)}x`, 'Bitcoin ('.repeat(20_000), '['.repeat(100_000)];
    const began = performance.now();
    for (const name of names) expect(meant('upbit', { BTC: name }, byNameAlone)).toEqual({ BTC: '-' });
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  test('that is not told leaves the symbol’s own rule', () => {
    expect(meant('okx', { BTC: null, LIT: null })).toEqual({ BTC: 'bitcoin', LIT: 'litentry' });
  });

  test('does not undo what the table has decided', () => {
    const reported = new Map<VenueName, Readonly<Record<string, string | null>>>([
      ['gate', { LIT: 'litentry', BTC: null }],
    ]);
    const listed = { LIT: 'Heima', BTC: 'Bitcoin', ETH: 'Ethereum' };
    expect(meant('gate', listed, reported)).toEqual({ LIT: 'litentry', BTC: '-', ETH: 'ethereum' });
  });
});

describe('one coin at one venue', () => {
  test('is meant by neither of two symbols that claim it', () => {
    expect(meant('okx', { RNDR: null, RENDER: null, BTC: null })).toEqual({
      RNDR: '-',
      RENDER: '-',
      BTC: 'bitcoin',
    });
    expect(meant('gate', { RNDR: 'Render', RENDER: 'Render Token' }, byNameAlone)).toEqual({
      RNDR: '-',
      RENDER: '-',
    });
  });

  test('is meant by the symbol that the table has decided on, and by no other', () => {
    expect(meant('kraken', { VELO: null, VELODROME: null, XBT: null, BTC: null })).toEqual({
      VELO: '-',
      VELODROME: 'velodrome-finance',
      XBT: 'bitcoin',
      BTC: '-',
    });
  });

  test('is meant by the one whose name fits, whoever else bears its symbol’s former one', () => {
    expect(meant('gate', { RNDR: 'Wonderland', RENDER: 'Render Network' }, byNameAlone)).toEqual({
      RNDR: '-',
      RENDER: 'render-token',
    });
  });

  test('is not taken by one name that two symbols of two coins bear', () => {
    const coins = [
      { code: 'beam-2', symbol: 'BEAM', nameEn: 'Beam' },
      { code: 'beam', symbol: 'BEAMX', nameEn: 'Beam' },
    ];
    const list = [
      { base: 'BEAM', fullName: 'Beam' },
      { base: 'BEAMX', fullName: 'Beam' },
    ];
    const coinOf = createCoinOf(coins, byNameAlone, () => list);
    expect(list.map(({ base }) => coinOf('gate', base))).toEqual([null, null]);
  });
});
