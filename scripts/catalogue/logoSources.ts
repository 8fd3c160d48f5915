import { buildCoins, iconOf } from './coins.ts';
import { buildExchanges, buildWallets, exchangeIcon, walletIcon } from './groups.ts';
import { type IconSource, iconSource } from './icons.ts';

/**
 * Every logo in the catalogue, by its path on the site (`/logos/coin/bitcoin.webp`), and its source file in a package.
 * `logoText` reads one.
 */
export function logoSources(): ReadonlyMap<string, IconSource> {
  return new Map([
    ...paths('coin', buildCoins(), iconOf),
    ...paths('exchange', buildExchanges(), exchangeIcon),
    ...paths('wallet', buildWallets(), walletIcon),
  ]);
}

function paths(
  folder: string,
  rows: readonly { readonly code: string }[],
  iconFor: (code: string) => string | null,
): [string, IconSource][] {
  return rows.flatMap(({ code }) => {
    const icon = iconFor(code);
    const source = icon === null ? null : iconSource(icon);
    return source === null ? [] : [[`/logos/${folder}/${code}.webp`, source]];
  });
}
