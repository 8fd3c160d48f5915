import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { oncePer } from '../../mechanisms/memo.ts';
import { otherNames } from './otherNames.ts';
import { nameKey } from './sameName.ts';

/** What a coin is called. */
export type NamedCoin = Pick<CatalogueCoin, 'code' | 'symbol'> &
  Partial<Pick<CatalogueCoin, 'nameEn' | 'nameZh' | 'alias'>>;

/** Numbers that report codes of one name apart: `beam-2`. */
const NUMBER = /-\d+$/u;

/**
 * All names of a coin: its own, Chinese ones, those that it had, and the one that its code was made of. Its symbol is one
 * where it is the initials of another; else a venue that says `Velo` beside VELO does not mean Velodrome.
 */
function namesOf({ code, symbol, nameEn = '', nameZh = '', alias = '' }: NamedCoin): readonly string[] {
  const coded = code.replace(NUMBER, '').replaceAll('-', ' ');
  const names = [nameEn, nameZh, alias, coded, ...(otherNames[code] ?? [])].filter((name) => name !== '');
  const isAcronym = names.some((name) => initialsOf(name) === symbol.toLowerCase());
  return isAcronym ? [...names, symbol] : names;
}

function initialsOf(name: string): string {
  return Array.from(name.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word.charAt(0)).join('');
}

/** The keys of each coin's names, by its code; once for a catalogue, however many lists are compared with it. */
const keysOf = oncePer(
  (coins: readonly NamedCoin[]): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      coins.map((coin) => {
        const keys = namesOf(coin).map(nameKey);
        return [coin.code, new Set(keys.flatMap(({ plain, core }) => [plain, core]))];
      }),
    ),
);

/** Makes the test whether a full name is a coin's, by its code. */
export function createIsNameOf(coins: readonly NamedCoin[]): (code: string, fullName: string) => boolean {
  const known = keysOf(coins);
  return (code, fullName) => {
    const { plain, core } = nameKey(fullName);
    const own = known.get(code);
    return own !== undefined && (own.has(plain) || (core !== '' && own.has(core)));
  };
}
