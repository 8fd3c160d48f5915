import { defiProtocols } from '@coinmirror/shared/content/defi/protocols.ts';

/** How DefiLlama names what we list as one protocol: the version that holds most, and what it is a part of. */
type Names = readonly [slug: string, name?: string, parent?: string];

const NAMES: Readonly<Record<string, Names>> = {
  aave: ['aave-v3', 'Aave V3', 'aave'],
  morpho: ['morpho-v1', 'Morpho V1', 'morpho'],
  spark: ['sparklend', 'SparkLend', 'spark'],
  compound: ['compound-v3', 'Compound V3', 'compound-finance'],
  fluid: ['fluid-lending', 'Fluid Lending', 'fluid'],
  kamino: ['kamino-lend', 'Kamino Lend', 'kamino'],
  venus: ['venus-core-pool', 'Venus Core Pool', 'venus-finance'],
  navi: ['navi-lending', 'NAVI Lending'],
  benqi: ['benqi-lending', 'BENQI Lending', 'benqi'],
  hyperlend: ['hyperlend-pooled', 'HyperLend Pooled', 'hyperlend'],
  sky: ['sky-lending', 'Sky Lending', 'sky'],
  lista: ['lista-cdp', 'Lista CDP', 'lista-dao'],
  felix: ['felix-cdp', 'Felix CDP', 'felix'],
  ethena: ['ethena-usde', 'Ethena USDe', 'ethena'],
  uniswap: ['uniswap-v3', 'Uniswap V3', 'uniswap'],
  curve: ['curve-dex', 'Curve DEX', 'curve-finance'],
  pancakeswap: ['pancakeswap-amm-v3', 'PancakeSwap AMM V3', 'pancakeswap'],
  raydium: ['raydium-amm', 'Raydium AMM', 'raydium'],
  orca: ['orca-dex', 'Orca DEX', 'orca'],
  meteora: ['meteora-dlmm', 'Meteora DLMM', 'meteora'],
  aerodrome: ['aerodrome-slipstream', 'Aerodrome Slipstream', 'aerodrome'],
  balancer: ['balancer-v3', 'Balancer V3', 'balancer'],
  sushiswap: ['sushiswap', 'SushiSwap', 'sushi'],
  sunswap: ['sunswap-v3', 'SUNSwap V3', 'sun'],
  cetus: ['cetus-clmm', 'Cetus CLMM', 'cetus'],
  quickswap: ['quickswap-dex', 'Quickswap Dex', 'quickswap'],
  velodrome: ['velodrome-v3', 'Velodrome V3', 'velodrome'],
  jupiter: ['jupiter-perpetual-exchange', 'Jupiter Perpetual Exchange', 'jupiter'],
  aster: ['astherus', 'Astherus', 'aster'],
  hyperliquid: ['hyperliquid-bridge', 'Hyperliquid Bridge', 'hyperliquid'],
  gmx: ['gmx-v2-perps', 'GMX V2 Perps', 'gmx'],
  ondo: ['ondo-yield-assets', 'Ondo Yield Assets', 'ondo-finance'],
  buidl: ['blackrock-buidl', 'BlackRock BUIDL'],
  babylon: ['babylon-protocol', 'Babylon Protocol'],
  solv: ['solv-protocol', 'Solv Protocol', 'solv'],
  lightning: ['lightning-network', 'Lightning Network'],
  'binance-staked-eth': ['binance-staked-eth', 'Binance staked ETH'],
  jito: ['jito-liquid-staking', 'Jito Liquid Staking', 'jito'],
  marinade: ['marinade-liquid-staking', 'Marinade Liquid Staking', 'marinade'],
  eigenlayer: ['eigencloud', 'EigenCloud'],
  'ether-fi': ['ether.fi-stake', 'ether.fi Stake', 'ether.fi'],
  convex: ['convex-finance', 'Convex Finance'],
};

interface Known {
  readonly code: string;
  readonly name: string;
}

/** DefiLlama's slug and name of a protocol, and the family to which it belongs. */
export function versionOf({ code, name: ours }: Known) {
  const [slug, name = ours, parent] = NAMES[code] ?? [code];
  return { slug, name, parentProtocol: parent === undefined ? null : `parent#${parent}` };
}

/** Our protocol by a slug of DefiLlama's, of a version or of a family; undefined for none. */
export function protocolOfSlug(slug: string) {
  return defiProtocols.find((protocol) => {
    const version = versionOf(protocol);
    return [protocol.code, version.slug, version.parentProtocol?.slice('parent#'.length)].includes(slug);
  });
}
