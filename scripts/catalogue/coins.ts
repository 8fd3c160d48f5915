import type { CoinRow, LinksRow } from '@coinmirror/upstream/catalogue/coinRow.ts';
import { homeOf } from './coinChain.ts';
import {
  derivedFigures,
  type Figures,
  type KnownSupply,
  knownSupply,
  lifted,
  wrappedFigures,
  writtenFigures,
} from './coinFigures.ts';
import { iconSource } from './icons.ts';
import { type PackageToken, packageTokens, tokensByCode } from './packageTokens.ts';
import { pinyinOf } from './pinyin.ts';
import { known, readKeyed, readNumber, readTable, words } from './table.ts';

/** Number of ranked coins, and of recorded coins without a rank. */
const RANKED = 600;
const UNRANKED = 60;

const byCode = tokensByCode();
const mining = readKeyed('mining');
const links = readKeyed('links');
const facts = readKeyed('facts');
const factCodes = (fact: string) => new Set(words(facts.get(fact)?.[0]));
const forks = factCodes('fork');
const premined = factCodes('premined');
const options = factCodes('options');
const icos = new Map(words(facts.get('ico')?.[0]).map((pair) => pair.split('=') as [string, string]));

/** Every coin of coins.json: hand-written ones, the icon package's list in its own order, then wrapped tokens. */
export function buildCoins(): readonly CoinRow[] {
  const written = readTable('coins').map(([code = '', symbol = '', en = '', zh = '', ...cells], i) =>
    toRow(
      { code, symbol, en, zh },
      lifted(writtenFigures(code, cells), i + 1),
      byCode.get(code)?.addresses ?? {},
    ),
  );
  const codes = new Set(written.map(({ code }) => code));
  const symbols = new Set(written.map(({ symbol }) => symbol.toLowerCase()));
  const rest = packageTokens().filter(
    ({ code, symbol }) => !codes.has(code) && !symbols.has(symbol.toLowerCase()),
  );
  const unique = rest.filter(({ symbol }, i) => rest.findIndex((other) => other.symbol === symbol) === i);
  const room = RANKED - written.length;
  const derived = unique.slice(0, room + UNRANKED).map((token, i) => {
    const row = toRow(
      { code: token.code, symbol: token.symbol, en: token.name, zh: '' },
      derivedFigures(token, written.length + 1 + i, supplyOf(token.code)),
      token.addresses,
    );
    return i < room ? row : { ...row, unranked: true as const };
  });
  return [...written, ...derived, ...wrapped(written)];
}

const supplies = readKeyed('supplies');

function supplyOf(code: string): KnownSupply | null {
  const cells = supplies.get(code);
  return cells ? knownSupply(code, cells) : null;
}

/** Wrapped tokens: recorded without a rank, at the price of what they stand for. */
function wrapped(coins: readonly CoinRow[]): readonly CoinRow[] {
  return readTable('wrapped').map(([code = '', symbol = '', en = '', zh = '', of = '', ...cells]) => {
    const where = `wrapped.txt: ${code}`;
    const price = coins.find((coin) => coin.code === of)?.price;
    if (price === undefined) throw new Error(`${where}: no coin ${of}`);
    const figures = wrappedFigures(where, cells, price);
    return {
      ...toRow({ code, symbol, en, zh }, figures, byCode.get(code)?.addresses ?? {}),
      unranked: true as const,
      wraps: of,
    };
  });
}

interface Names {
  readonly code: string;
  readonly symbol: string;
  readonly en: string;
  readonly zh: string;
}

function toRow(
  { code, symbol, en, zh }: Names,
  figures: Figures,
  addresses: PackageToken['addresses'],
): CoinRow {
  const ico = icos.get(code);
  return {
    code,
    symbol,
    en,
    ...chineseName(zh),
    ...(iconOf(code) ? { icon: true } : {}),
    ...figures,
    ...homeOf(code, en, addresses),
    ...minedBy(code),
    ...(forks.has(code) ? { fork: true } : {}),
    ...(premined.has(code) ? { premined: true } : {}),
    ...(options.has(code) ? { options: true } : {}),
    ...(ico ? { ico: readNumber(ico, `facts.txt: ico of ${code}`) } : {}),
    ...linksOf(code),
  };
}

/** The name readers use; one in brackets is an alias, by which the coin is found. */
function chineseName(cell: string): Pick<CoinRow, 'zh' | 'alias' | 'pinyin'> {
  const alias = /^\((.+)\)$/.exec(cell)?.[1];
  if (alias !== undefined) return { alias, pinyin: pinyinOf(alias) };
  return cell ? { zh: cell, pinyin: pinyinOf(cell) } : {};
}

/** Source of a coin's icon: by its alias, else by its own code, else our own mark; null without any. */
export function iconOf(code: string): string | null {
  const places = [iconAliases.get(code)?.[0] ?? byCode.get(code)?.icon, `mark:coin/${code}`];
  return places.find((icon) => icon !== undefined && iconSource(icon) !== null) ?? null;
}

const iconAliases = readKeyed('icons');

function minedBy(code: string): Pick<CoinRow, 'consensus' | 'mining'> {
  const cells = mining.get(code);
  if (!cells) return {};
  const [consensus = '', algorithm, seconds, reward, state = '', genesis = '', halving, next, days] = cells;
  const where = `mining.txt: ${code}`;
  if (known(reward) === undefined) return { consensus };
  return {
    consensus,
    mining: {
      ...(known(algorithm) ? { algorithm: algorithm ?? '' } : {}),
      seconds: readNumber(seconds, where),
      reward: readNumber(reward, where),
      state,
      genesis,
      ...(known(halving)
        ? { halving: halving ?? '', next: readNumber(next, where), days: readNumber(days, where) }
        : {}),
    },
  };
}

function linksOf(code: string): { links?: LinksRow } {
  const cells = links.get(code);
  if (!cells) return {};
  const [site = '', x, git, reddit, telegram, paper] = cells.map(known);
  return {
    links: {
      site,
      ...(x ? { x } : {}),
      ...(git ? { git } : {}),
      ...(reddit ? { reddit } : {}),
      ...(telegram ? { telegram } : {}),
      ...(paper ? { paper } : {}),
    },
  };
}
