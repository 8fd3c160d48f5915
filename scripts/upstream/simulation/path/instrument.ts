import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { CatalogueCoin, Peg } from '../../catalogue/catalogueCoin.ts';
import { cellAt } from '../grid/gridTime.ts';
import { COIN_HISTORIES } from '../history/coinHistories.ts';
import { type Line, lineThrough, valueAt } from '../history/knots.ts';
import { RECORD_HIGHS } from '../history/recordHighs.ts';
import { normal } from '../random/hash.ts';
import { above } from './ceiling.ts';
import type { Drivers } from './drivers.ts';

/** How an instrument deviates from what it follows, beyond its known history: simulated mean-reverting knots. */
export interface Wandering {
  /** Days between two knots. */
  readonly step: number;
  /** Deviation of a knot's log price, and the fraction of the previous knot's that remains. */
  readonly stray: number;
  readonly memory: number;
}

/** The parameters of one price path. Deviations are of the log price. */
export interface Instrument {
  readonly code: string;
  readonly key: number;
  /** First cell with a price. */
  readonly birth: number;
  /** Daily deviation: total, and of the instrument's own part. */
  readonly daySigma: number;
  readonly ownSigma: number;
  readonly wandering: Wandering;
  /** No volatility clustering. */
  readonly steady: boolean;
  /** The log price stays within ± this. */
  readonly bound: number;
  /** Its highest log price before the anchor, if known; its levels until then stay below it. */
  readonly ceiling: number | null;
  /** The cell at which its log price is `anchorLevel`. */
  readonly anchorCell: number;
  readonly anchorLevel: number;
  /** Exposure to its leader's path (mostly Bitcoin's), to its sector and to the alt seasons. */
  readonly beta: number;
  readonly sectorBeta: number;
  readonly altBeta: number;
  /** Log prices it passes through: its own history, or that of its peg. */
  readonly line: Line | null;
  /** Height (as a logarithm) of the excitement after listing, and the cells after which 25 % of it is left. */
  readonly hype: number;
  readonly hypeCells: number;
}

const BITCOIN_SIGMA = 0.024;
const SECTOR_SIGMA = 0.02;
/** Sector's share of a coin's variance besides the market's. */
const SECTOR_SHARE = 0.3;

const base = {
  steady: false,
  bound: Number.POSITIVE_INFINITY,
  ceiling: null,
  beta: 0,
  sectorBeta: 0,
  altBeta: 0,
  line: null,
  hype: 0,
  hypeCells: 1,
} as const;

/** Knots of a free path: slightly narrower than a random walk's, so that it stays in a plausible range. */
function wanderingOf(ownSigma: number): Wandering {
  return { step: 40, stray: 0.7 * ownSigma * Math.sqrt(40), memory: 0.88 };
}

/** The path of a coin. Its randomness depends on its code and the seed only. */
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
    ceiling: ceilingOf(coin),
  };
  if (coin.code === 'bitcoin') {
    return {
      ...common,
      daySigma: BITCOIN_SIGMA,
      ownSigma: BITCOIN_SIGMA,
      wandering: wanderingOf(BITCOIN_SIGMA),
      line: pressedOut(drivers.bitcoin, common.ceiling),
    };
  }
  if (coin.peg !== null) return { ...common, ...pegged(coin.peg) };
  return { ...common, ...free(coin, key) };
}

/** The line that passes through `line`'s known values after its levels before the anchor are brought under the ceiling. */
function pressedOut({ cells, values }: Line, ceiling: number | null): Line {
  const until = cellAt(ANCHOR);
  return {
    cells,
    values: values.map((value, i) => ((cells[i] ?? 0) < until ? above(value, ceiling) : value)),
  };
}

/** A coin still near its high at the anchor has no ceiling, because its path would break there. */
function ceilingOf({ code, basePrice }: CatalogueCoin): number | null {
  const [high] = RECORD_HIGHS[code] ?? [];
  return high !== undefined && basePrice < 0.85 * high ? Math.log(high) : null;
}

function pegged(peg: Peg) {
  // Gold and euro coins follow their reference (see paths.ts), and deviate by fractions of a percent for days.
  const near = { step: 4, stray: 0.0006, memory: 0.5 };
  if (peg === 'gold') return { daySigma: 0.009, ownSigma: 0.0006, beta: 1, wandering: near };
  if (peg === 'eur') return { daySigma: 0.004, ownSigma: 0.0004, beta: 1, wandering: near };
  return {
    daySigma: 0.0006,
    ownSigma: 0.0006,
    wandering: { step: 2, stray: 0.0005, memory: 0.5 },
    steady: true,
    bound: 0.0028,
  };
}

function free(coin: CatalogueCoin, key: number) {
  const history = COIN_HISTORIES[coin.code];
  const daySigma = sigmaOf(coin) * (0.94 + 0.12 * uniform(key, 1));
  const beta = betaOf(coin, key);
  const aside = Math.max(
    Math.sqrt(Math.max(daySigma ** 2 - (beta * BITCOIN_SIGMA) ** 2, 0)),
    0.45 * daySigma,
  );
  const ownSigma = aside * Math.sqrt(1 - SECTOR_SHARE);
  const moves = {
    daySigma,
    ownSigma,
    beta,
    sectorBeta: (aside * Math.sqrt(SECTOR_SHARE)) / SECTOR_SIGMA,
    wandering: wanderingOf(ownSigma),
  };
  if (history) {
    return { ...moves, line: lineThrough([...history, ['2026-01-01', coin.basePrice]], Math.log) };
  }
  return {
    ...moves,
    altBeta: Math.max(0.2, 0.9 + 0.35 * normal(key, 2)),
    hype: 0.1 + 1.1 * uniform(key, 3) ** 2,
    hypeCells: 40 + 250 * uniform(key, 4),
  };
}

/** Small coins are more volatile. */
function sigmaOf({ rank, standing, conceptIds }: CatalogueCoin): number {
  if (conceptIds.includes('exchange-token') && rank !== null && rank > 4) return 0.028;
  if (standing === 'unrecorded') return 0.1;
  if (standing === 'unranked' || rank === null) return 0.075;
  if (rank <= 3) return 0.033;
  if (rank <= 12) return 0.038;
  if (rank <= 50) return 0.041;
  if (rank <= 120) return 0.046;
  if (rank <= 300) return 0.052;
  return 0.06;
}

function betaOf({ rank, standing, conceptIds }: CatalogueCoin, key: number): number {
  if (standing !== 'ranked') return 0.5 + 0.4 * uniform(key, 5);
  if (conceptIds.includes('exchange-token')) return 0.6 + 0.2 * uniform(key, 5);
  if (rank !== null && rank <= 3) return 1.15 + 0.1 * uniform(key, 5);
  return 1.1 + 0.35 * uniform(key, 5);
}

/** The path of a sector's factor: its own moves only, around 0. */
export function sectorInstrument(sector: string, drivers: Drivers): Instrument {
  return {
    ...base,
    code: sector,
    key: keyOf(`sector-${sector}`, drivers.seed),
    birth: cellAt(Date.UTC(2010, 0, 1)),
    daySigma: SECTOR_SIGMA,
    ownSigma: SECTOR_SIGMA,
    wandering: wanderingOf(SECTOR_SIGMA),
    anchorCell: cellAt(ANCHOR),
    anchorLevel: 0,
  };
}

/** Paths of gold and currencies. */
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
    ownSigma: sigma,
    wandering: wanderingOf(sigma),
    line,
    anchorCell,
    anchorLevel: valueAt(line, anchorCell),
  };
}
