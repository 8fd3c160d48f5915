import { iconSource } from './icons.ts';
import { pinyinOf } from './pinyin.ts';
import { known, readNumber, readTable, words } from './table.ts';

/** Rows of exchanges.json. */
export function buildExchanges() {
  return readTable('exchanges').map((cells) => {
    const [code = '', en = '', zh = '', former, country = '', countryZh = '', founded = '', kinds = ''] =
      cells;
    const [spot, futures, maker, taker, site = '', scores = '', reserve] = cells.slice(8);
    const number = (cell: string | undefined) => readNumber(cell, `exchanges.txt: ${code}`);
    return {
      code,
      en,
      zh,
      ...formerName(former, zh),
      ...(exchangeIcon(code) ? { icon: true } : {}),
      country,
      countryZh,
      founded,
      kinds: kinds.split(','),
      spot: number(spot),
      futures: number(futures),
      maker: number(maker),
      taker: number(taker),
      site,
      scores: scores.split(',').map(number),
      reserve: number(reserve),
    };
  });
}

/** Rows of wallets.json. */
export function buildWallets() {
  return readTable('wallets').map((cells) => {
    const [code = '', en = '', zh = '', former, kinds = '', founded = '', country = '', countryZh = ''] =
      cells;
    const [site = '', chains, open, keys, score] = cells.slice(8);
    const number = (cell: string | undefined) => readNumber(cell, `wallets.txt: ${code}`);
    return {
      code,
      en,
      zh,
      ...formerName(former, zh),
      ...(walletIcon(code) ? { icon: true } : {}),
      kinds: kinds.split(','),
      founded,
      country,
      countryZh,
      site,
      chains: number(chains),
      open: open === '1',
      custody: keys === 'custody',
      score: number(score),
    };
  });
}

/** A former name finds its place too, and is read in place of the name, which begins alike or is not Chinese. */
function formerName(cell: string | undefined, zh: string) {
  const alias = known(cell);
  return alias === undefined ? { pinyin: pinyinOf(zh) } : { alias, pinyin: pinyinOf(alias) };
}

interface Member {
  readonly code: string;
  readonly mined: boolean;
  readonly chains: readonly string[];
}

/** Rows of concepts.json; members are in the order of the coins. Throws on an unknown code. */
export function buildConcepts(coins: readonly Member[]) {
  const codes = new Set(coins.map(({ code }) => code));
  return readTable('concepts').map(([id = '', zh = '', en = '', short, text = '', list]) => {
    const chosen = new Set<string>();
    for (const word of words(list)) {
      if (word === '@mineable') for (const { code, mined } of coins) mined && chosen.add(code);
      else if (word.startsWith('@')) {
        for (const { code, chains } of coins) if (chains.includes(word.slice(1))) chosen.add(code);
      } else if (codes.has(word)) chosen.add(word);
      else throw new Error(`concepts.txt: ${id}: no coin ${word}`);
    }
    return {
      id,
      zh,
      en,
      tag: known(short) ?? zh,
      text,
      members: coins.filter(({ code }) => chosen.has(code)).map(({ code }) => code),
    };
  });
}

/** Source of an exchange's icon, from the packages or our own marks; null without any. */
export function exchangeIcon(code: string): string | null {
  const mark = `mark:exchange/${code}`;
  return iconColumn('exchanges', code, 'exchange') ?? (iconSource(mark) === null ? null : mark);
}

/** Source of a wallet's icon, null without any. */
export function walletIcon(code: string): string | null {
  return iconColumn('wallets', code, 'wallet');
}

/** The last cell of a row names the icon within its folder, or another with its folder. */
function iconColumn(table: string, code: string, folder: string): string | null {
  const name = known(
    readTable(table)
      .find(([first]) => first === code)
      ?.at(-1),
  );
  if (name === undefined) return null;
  const icon = name.includes(':') ? name : `${folder}:${name}`;
  return iconSource(icon) === null ? null : icon;
}
