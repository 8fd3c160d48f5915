import { tokens } from '@web3icons/common';

/** A token of the icon package's list. */
export interface PackageToken {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  readonly rank: number;
  /** Folder and file of its icon: "token:BTC". */
  readonly icon: string;
  /** Contract address by chain id. */
  readonly addresses: Readonly<Record<string, string | undefined>>;
}

/** Copies of other coins on other chains, receipts of deposits, and renamed predecessors: not coins of their own. */
const COPY =
  /wrapped|bridged|staked|\[old\]|\(old\)|binance-peg|pegged|liquid|^(seth|msol|reth|xsushi|cdai|cusdc|cusdt|maticx|ethx|sweth)/i;

/** Every ranked token that is a coin of its own, best rank first. */
export function packageTokens(): readonly PackageToken[] {
  return tokens
    .filter(({ marketCapRank }) => marketCapRank !== null && marketCapRank > 0)
    .filter(({ id, name }) => !COPY.test(name) && !COPY.test(id))
    .filter(({ id }) => /^[a-z0-9][a-z0-9-]*$/.test(id))
    .map(({ id, symbol, name, marketCapRank, filePath, addresses }) => ({
      code: id,
      symbol: symbol.toUpperCase(),
      name,
      rank: marketCapRank ?? 0,
      icon: filePath,
      addresses,
    }))
    .sort((a, b) => a.rank - b.rank || (a.code < b.code ? -1 : 1));
}

/** Every token of the list by its code, ranked or not. */
export function tokensByCode(): ReadonlyMap<string, (typeof tokens)[number]> {
  return new Map(tokens.map((token) => [token.id, token]));
}
