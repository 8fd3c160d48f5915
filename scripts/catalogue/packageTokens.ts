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

/** Copies of other coins on other chains, deposit receipts, and renamed predecessors: not separate coins. */
const COPY =
  /wrapped|bridged|staked|\[old\]|\(old\)|\(new\)|binance-peg|pegged|^(seth2?|msol|reth|xsushi|cdai|cusdc|cusdt|maticx|ethx|sweth|cbeth|oeth|wcfg|tbtc|hbtc|susd|crvusd|lusd|dola|mim|eurs|eure|eurt|usdx|sai|ustc|cusd|xsgd|gho|gusd|tor|statom|aurabal)$/i;
/** Hand-written under another code, or replaced by a successor. */
const REPLACED = new Set([
  'matic-network',
  'eos',
  'fantom',
  'klay-token',
  'singularitynet',
  'first-digital-usd',
  'link',
  'lukso-token',
  'npxs',
  'pundi-x',
  'everipedia',
  'bean',
  'terrausd',
  'gemini-dollar',
  'frax',
  'monerium-eur',
  'origin-ether',
  'sperax',
  'huobi-btc',
  'wrapped-nxm',
  'e-radix',
  'theta-fuel-old',
  'magic-internet-money',
  'dola-usd',
  'celo-dollar',
  'liquity-usd',
  'gram',
]);

/** Every ranked token that is a separate coin, best rank first. */
export function packageTokens(): readonly PackageToken[] {
  return tokens
    .filter(({ marketCapRank }) => marketCapRank !== null && marketCapRank > 0)
    .filter(({ id, name, symbol }) => !COPY.test(name) && !COPY.test(id) && !COPY.test(symbol))
    .filter(({ id }) => /^[a-z0-9][a-z0-9-]*$/.test(id) && !REPLACED.has(id))
    .map(toPackageToken)
    .sort((a, b) => a.rank - b.rank || (a.code < b.code ? -1 : 1));
}

/** Every token of the list by its code, ranked or not. */
export function tokensByCode(): ReadonlyMap<string, PackageToken> {
  return new Map(tokens.map((token) => [token.id, toPackageToken(token)]));
}

function toPackageToken({
  id,
  symbol,
  name,
  marketCapRank,
  filePath,
  addresses,
}: (typeof tokens)[number]): PackageToken {
  return {
    code: id,
    symbol: symbol.toUpperCase(),
    name,
    rank: marketCapRank ?? 0,
    icon: filePath,
    addresses,
  };
}
