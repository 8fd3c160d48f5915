import type { CatalogueCoin, Peg } from '../catalogue/catalogueCoin.ts';
import { COIN_HISTORIES } from './coinHistories.ts';
import type { Drivers } from './drivers.ts';
import { keyOf, normal, uniform } from './hash.ts';
import { type Line, lineThrough, valueAt } from './knots.ts';
import { ANCHOR, cellAt } from './time.ts';

/** The parameters of one price path. Deviations are of the log price. */
export interface Instrument {
  readonly code: string;
  readonly key: number;
  /** First cell with a price. */
  readonly birth: number;
  /** Deviation of a day's change: of all of it, and of what is the instrument's own. */
  readonly daySigma: number;
  readonly ownSigma: number;
  /** Longest period of its own noise, in cells: bounds how far it wanders. */
  readonly longest: number;
  /** No loud and quiet times. */
  readonly quiet: boolean;
  /** Log price is kept within. */
  readonly floor: number;
  readonly ceiling: number;
  /** The cell at which its log price is `anchorLevel`. */
  readonly anchorCell: number;
  readonly anchorLevel: number;
  /** How much of its leader's path (Bitcoin's, for most) and of the alt seasons it follows. */
  readonly beta: number;
  readonly altBeta: number;
  /** Log prices it passes through: its own history, or what it is pegged to. */
  readonly line: Line | null;
  /** Height (as a logarithm) of the listing's excitement, and the cells after which a quarter of it is left. */
  readonly hype: number;
  readonly hypeCells: number;
}

const BITCOIN_SIGMA = 0.024;

const base = {
  quiet: false,
  floor: Number.NEGATIVE_INFINITY,
  ceiling: Number.POSITIVE_INFINITY,
  beta: 0,
  altBeta: 0,
  line: null,
  hype: 0,
  hypeCells: 1,
} as const;

/** The path of a coin. Its randomness depends on its code and the seed alone. */
export function instrumentOf(coin: CatalogueCoin, drivers: Drivers): Instrument {
  const key = keyOf(coin.code, drivers.seed);
  const birth = cellAt(coin.launchedAt);
  const common = {
    ...base,
    code: coin.code,
    key,
    birth,
    anchorCell: Math.max(cellAt(ANCHOR), birth),
    anchorLevel: Math.log(coin.basePrice),
  };
  if (coin.code === 'bitcoin') {
    return {
      ...common,
      daySigma: BITCOIN_SIGMA,
      ownSigma: BITCOIN_SIGMA * 0.92,
      longest: 64,
      line: drivers.bitcoin,
    };
  }
  if (coin.peg !== null) return { ...common, ...pegged(coin.peg) };
  return { ...common, ...free(coin, key) };
}

function pegged(peg: Peg) {
  // Gold and euro coins follow their reference cell by cell (see paths.ts).
  if (peg === 'gold') return { daySigma: 0.009, ownSigma: 0.0006, longest: 16, beta: 1 };
  if (peg === 'eur') return { daySigma: 0.004, ownSigma: 0.0004, longest: 16, beta: 1 };
  // Within a quarter of a percent of the peg at every instant.
  return { daySigma: 0.0006, ownSigma: 0.0005, longest: 8, quiet: true, floor: -0.0025, ceiling: 0.0025 };
}

function free(coin: CatalogueCoin, key: number) {
  const history = COIN_HISTORIES[coin.code];
  const daySigma = sigmaOf(coin) * (0.9 + 0.2 * uniform(key, 1));
  const beta = betaOf(coin, key);
  const ownSigma = Math.max(
    Math.sqrt(Math.max(daySigma ** 2 - (beta * BITCOIN_SIGMA) ** 2, 0)),
    0.45 * daySigma,
  );
  if (history) {
    const line = lineThrough([...history, ['2026-01-01', coin.basePrice]], Math.log);
    return { daySigma, ownSigma, longest: 64, beta, line };
  }
  return {
    daySigma,
    ownSigma,
    longest: coin.standing === 'unrecorded' ? 1024 : 512,
    beta,
    altBeta: Math.max(0.2, 0.9 + 0.35 * normal(key, 2)),
    hype: 0.1 + 1.1 * uniform(key, 3) ** 2,
    hypeCells: 40 + 250 * uniform(key, 4),
  };
}

/** Small coins swing more. */
function sigmaOf({ rank, standing, conceptIds }: CatalogueCoin): number {
  if (conceptIds.includes('exchange-token') && rank !== null && rank > 4) return 0.028;
  if (standing === 'unrecorded') return 0.1;
  if (standing === 'unranked' || rank === null) return 0.075;
  if (rank <= 3) return 0.033;
  if (rank <= 12) return 0.039;
  if (rank <= 50) return 0.042;
  if (rank <= 120) return 0.047;
  if (rank <= 300) return 0.053;
  return 0.06;
}

function betaOf({ standing, conceptIds }: CatalogueCoin, key: number): number {
  if (standing !== 'ranked') return 0.5 + 0.4 * uniform(key, 5);
  if (conceptIds.includes('exchange-token')) return 0.6 + 0.2 * uniform(key, 5);
  return 0.95 + 0.35 * uniform(key, 5);
}

/** Paths of what is not a coin. */
export function referenceInstrument(name: 'gold' | 'euro' | 'yuan', drivers: Drivers): Instrument {
  const line = drivers[name];
  const sigma = { gold: 0.0085, euro: 0.004, yuan: 0.0014 }[name];
  const anchorCell = cellAt(ANCHOR);
  return {
    ...base,
    code: name,
    key: keyOf(`reference-${name}`, drivers.seed),
    birth: cellAt(Date.UTC(2011, 0, 1)),
    daySigma: sigma,
    ownSigma: sigma * 0.9,
    longest: 64,
    line,
    anchorCell,
    anchorLevel: valueAt(line, anchorCell),
  };
}
