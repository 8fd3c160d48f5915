/** How DefiLlama splits what we list as one protocol: the version that holds most, and what it is a part of. */
interface Version {
  readonly slug: string;
  readonly name: string;
  readonly parentProtocol: string | null;
}

const VERSIONS: Readonly<Record<string, Version>> = {
  aave: { slug: 'aave-v3', name: 'Aave V3', parentProtocol: 'parent#aave' },
  compound: { slug: 'compound-v3', name: 'Compound V3', parentProtocol: 'parent#compound-finance' },
  morpho: { slug: 'morpho-v1', name: 'Morpho V1', parentProtocol: 'parent#morpho' },
  uniswap: { slug: 'uniswap-v3', name: 'Uniswap V3', parentProtocol: 'parent#uniswap' },
  pancakeswap: {
    slug: 'pancakeswap-amm-v3',
    name: 'PancakeSwap AMM V3',
    parentProtocol: 'parent#pancakeswap',
  },
  curve: { slug: 'curve-dex', name: 'Curve DEX', parentProtocol: 'parent#curve-finance' },
  raydium: { slug: 'raydium-amm', name: 'Raydium AMM', parentProtocol: 'parent#raydium' },
  sky: { slug: 'sky-lending', name: 'Sky Lending', parentProtocol: 'parent#sky' },
  lightning: { slug: 'lightning-network', name: 'Lightning Network', parentProtocol: null },
  'binance-staked-eth': { slug: 'binance-staked-eth', name: 'Binance staked ETH', parentProtocol: null },
  ethena: { slug: 'ethena-usde', name: 'Ethena USDe', parentProtocol: 'parent#ethena' },
};

/** DefiLlama's slug and name of a protocol. */
export function versionOf({ code, name }: { readonly code: string; readonly name: string }): Version {
  return VERSIONS[code] ?? { slug: code, name, parentProtocol: null };
}
