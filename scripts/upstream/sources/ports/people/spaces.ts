/** Spaces of Snapshot in which a coin's holders vote, and the coin: those whose proposals have a page here. */
const COINS: Readonly<Record<string, string>> = {
  'uniswapgovernance.eth': 'uniswap',
  'aave.eth': 'aave',
  'aavedao.eth': 'aave',
  'arbitrumfoundation.eth': 'arbitrum',
  'opcollective.eth': 'optimism',
  'lido-snapshot.eth': 'lido-dao',
  'curve.eth': 'curve-dao-token',
  'comp-vote.eth': 'compound-governance-token',
  'ens.eth': 'ethereum-name-service',
  'starknet.eth': 'starknet',
  'gnosis.eth': 'gnosis',
  'balancer.eth': 'balancer',
  'cakevote.eth': 'pancakeswap-token',
};

/** Spaces that may stand in one question. */
const AT_ONCE = 10;

/** All spaces, as many together as one question may name. */
export const spaceGroups: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(Object.keys(COINS).length / AT_ONCE) },
  (_, group) => Object.keys(COINS).slice(group * AT_ONCE, (group + 1) * AT_ONCE),
);

/** The coin whose holders vote in a space; null for an unknown space. */
export function coinOfSpace(space: string): string | null {
  return COINS[space] ?? null;
}
