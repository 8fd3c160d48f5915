import type { SoftwareSystem } from '@coinmirror/shared/contract/software.ts';
import { exchangeCatalogue } from './exchangeCatalogue.ts';
import { type WalletKind, walletCatalogue } from './walletCatalogue.ts';

/** A program of an exchange or a wallet. */
export interface CatalogueSoftware {
  /** The exchange's code, or the wallet's; a wallet that shares its code with an exchange gets the suffix `-wallet`. */
  readonly id: string;
  readonly kind: 'exchange' | 'wallet';
  /** Code of its exchange or wallet. */
  readonly owner: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly logo: string;
  readonly website: string;
  readonly systems: readonly SoftwareSystem[];
}

const PHONE: readonly SoftwareSystem[] = ['ios', 'android'];
const DESKTOP: readonly SoftwareSystem[] = ['windows', 'macos', 'linux'];
/**
 * Systems of each wallet kind. A hardware wallet only has the programs it works with, which are kinds of the wallet
 * too.
 */
const SYSTEMS: Readonly<Partial<Record<WalletKind, readonly SoftwareSystem[]>>> = {
  app: PHONE,
  browser: ['browser'],
  pc: DESKTOP,
};

/** Protocols and NFT markets are used through a browser. */
const exchanges = exchangeCatalogue.filter(
  ({ kinds }) => !kinds.includes('dex') && kinds.some((kind) => kind !== 'nft'),
);
const exchangeCodes: ReadonlySet<string> = new Set(exchanges.map(({ code }) => code));

/** The id of a program by its owner. */
function softwareIdOf(kind: CatalogueSoftware['kind'], code: string): string {
  return kind === 'wallet' && exchangeCodes.has(code) ? `${code}-wallet` : code;
}

/** Every program; wallets first, best known first. */
export const softwareCatalogue: readonly CatalogueSoftware[] = [
  ...walletCatalogue.map((wallet) => ({
    id: softwareIdOf('wallet', wallet.code),
    kind: 'wallet' as const,
    owner: wallet.code,
    nameEn: wallet.nameEn,
    nameZh: wallet.nameZh,
    logo: wallet.logo,
    website: wallet.website,
    systems: [...new Set(wallet.kinds.flatMap((kind) => SYSTEMS[kind] ?? []))],
  })),
  ...exchanges.map((exchange) => ({
    id: softwareIdOf('exchange', exchange.code),
    kind: 'exchange' as const,
    owner: exchange.code,
    nameEn: exchange.nameEn,
    nameZh: exchange.nameZh,
    logo: exchange.logo,
    website: exchange.website,
    systems: [...PHONE, 'windows' as const, 'macos' as const],
  })),
].filter(({ systems }) => systems.length > 0);

/** The id of the program of an exchange or a wallet; '' if it has none. */
export function softwareOf(kind: CatalogueSoftware['kind'], code: string): string {
  return softwareCatalogue.find((one) => one.kind === kind && one.owner === code)?.id ?? '';
}
