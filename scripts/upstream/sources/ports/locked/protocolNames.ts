import type { LlamaProtocol } from '../../providers/defillama/protocols.ts';

/**
 * DefiLlama's protocols behind each of ours: its own slug, or that of the family to which its versions belong. The
 * first name is the one whose chart is asked for; the others are what the same protocol was or may be called.
 */
const NAMES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  aave: ['aave'],
  morpho: ['morpho'],
  spark: ['sparklend', 'spark-lend'],
  compound: ['compound-finance'],
  fluid: ['fluid', 'instadapp'],
  maple: ['maple', 'maple-finance'],
  justlend: ['justlend'],
  kamino: ['kamino-lend'],
  venus: ['venus', 'venus-finance'],
  suilend: ['suilend'],
  navi: ['navi-lending'],
  benqi: ['benqi-lending'],
  hyperlend: ['hyperlend', 'hyperlend-pooled'],
  sky: ['sky-lending', 'makerdao'],
  lista: ['lista-cdp', 'lista-lisusd'],
  usdd: ['usdd'],
  felix: ['felix', 'felix-cdp'],
  ethena: ['ethena-usde'],
  uniswap: ['uniswap'],
  curve: ['curve-dex'],
  pancakeswap: ['pancakeswap'],
  raydium: ['raydium', 'raydium-amm'],
  orca: ['orca', 'orca-dex'],
  meteora: ['meteora'],
  aerodrome: ['aerodrome'],
  balancer: ['balancer'],
  sushiswap: ['sushi'],
  sunswap: ['sun', 'sunswap'],
  cetus: ['cetus', 'cetus-amm', 'cetus-clmm'],
  quickswap: ['quickswap'],
  velodrome: ['velodrome'],
  jupiter: ['jupiter-perpetual-exchange'],
  aster: ['aster', 'astherus'],
  hyperliquid: ['hyperliquid-bridge', 'hyperliquid-perp'],
  gmx: ['gmx'],
  ondo: ['ondo-finance', 'ondo-yield-assets'],
  buidl: ['blackrock-buidl'],
  babylon: ['babylon-protocol'],
  solv: ['solv-protocol', 'solv-basis-trading'],
  lightning: ['lightning-network'],
  polymarket: ['polymarket'],
  lido: ['lido'],
  'binance-staked-eth': ['binance-staked-eth'],
  'rocket-pool': ['rocket-pool'],
  jito: ['jito-liquid-staking', 'jito'],
  marinade: ['marinade-liquid-staking', 'marinade-finance'],
  eigenlayer: ['eigencloud', 'eigenlayer'],
  'ether-fi': ['ether.fi-stake', 'etherfi'],
  pendle: ['pendle'],
  convex: ['convex-finance'],
};

const codes = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);

/** Our protocol to which one of DefiLlama belongs; null for one without a page here. */
export function protocolCodeOf({ slug, parent }: Pick<LlamaProtocol, 'slug' | 'parent'>): string | null {
  return (
    (slug === null ? undefined : codes.get(slug)) ?? (parent === null ? null : (codes.get(parent) ?? null))
  );
}

/** The name whose chart is asked for; null for an unknown protocol. */
export function protocolSlugOf(code: string): string | null {
  return NAMES[code]?.[0] ?? null;
}
