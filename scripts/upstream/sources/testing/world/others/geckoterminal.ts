import type { PoolKind } from '@coinmirror/shared/indicators/poolMarks.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { realCoins } from '../../../../catalogue/coinCatalogue.ts';
import { WRAPPED_NATIVES } from '../../../../catalogue/contracts.ts';
import { chainsOf } from '../../../../catalogue/deployments.ts';
import type { DexPool, PoolToken } from '../../../../ports/dexPools.ts';
import { chainOfNetwork, NETWORKS } from '../../../ports/dexPools/networks.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import type { Asked, Routes } from '../route.ts';
import { decimal, iso } from '../wire.ts';

/** Pools of a page. */
const PAGE = 20;

/** GeckoTerminal: pools that draw attention and new ones, of all networks and of one. Nobody has recorded an answer. */
export function geckoTerminalRoutes(world: FakeWorld): Routes {
  return [
    ['/api/v2/networks/trending_pools', (asked) => pools(world, 'trending', null, asked)],
    ['/api/v2/networks/new_pools', (asked) => pools(world, 'new', null, asked)],
    [
      /^\/api\/v2\/networks\/([^/]+)\/(trending|new)_pools$/,
      (asked) => {
        const [network = '', kind] = asked.parts;
        return chainOfNetwork(network) === null
          ? undefined
          : pools(world, kind === 'new' ? 'new' : 'trending', network, asked);
      },
    ],
  ];
}

async function pools(world: FakeWorld, kind: PoolKind, network: string | null, { query }: Asked) {
  const chain = network === null ? null : (chainOfNetwork(network)?.code ?? null);
  const told = await inTruth(world.truth.dexPools, 'pools').pools(kind, chain);
  const all = network === null ? withLies(told, world.now()) : told.map((pool) => ({ pool, lie: {} }));
  const from = (Number(query.get('page') ?? 1) - 1) * PAGE;
  const rows = all.slice(from, from + PAGE);
  const include = new Set((query.get('include') ?? '').split(','));
  return {
    data: rows.map(({ pool, lie }) => rowOf(pool, network === null, lie)),
    included: [
      ...new Map(rows.flatMap(({ pool }) => includedOf(pool, include)).map((one) => [one.id, one])).values(),
    ],
  };
}

/** Members of a pool's attributes that are told otherwise than they are. */
type Lie = Readonly<Record<string, unknown>>;

/** A token that nobody knows, under the symbol of a coin that everybody knows. */
const IMPOSTOR: PoolToken = { symbol: 'PEPE', name: 'Pepe', coinCode: null };
/** One whose name turns the words around it, and calls for a visit. */
const SHOUTER: PoolToken = {
  symbol: '\u202e$GNIP\u200b',
  name: `\u202e<b>Visit</b> https://claim.example ${'A'.repeat(300)}`,
  coinCode: null,
};

/** Lies among the first pools: each is told of a pool of its own, between true ones. */
function withLies(told: readonly DexPool[], now: number) {
  const [first] = told;
  if (first === undefined) return [];
  const of = (name: string, own: Partial<DexPool>, lie: Lie = {}) => ({
    pool: { ...first, id: `${first.chain}_0x${name}`, ...own },
    lie,
  });
  const lies = [
    of('drained', {}, { reserve_in_usd: '-1250000.5' }),
    of('wordy', {}, { base_token_price_usd: 'n/a' }),
    of('tomorrow', { createdAt: now + DAY }),
    of('spun', { liquidity: 12_000, volume24h: 48_000_000_000 }),
    of('impostor', { base: IMPOSTOR, price: 1.25e-9, volume24h: 40_000, liquidity: 60_000 }),
    of('shouter', { base: SHOUTER, price: 0.5, volume24h: 40_000, liquidity: 60_000 }),
  ];
  return [
    ...told.slice(0, 6).map((pool) => ({ pool, lie: {} })),
    ...lies,
    ...told.slice(6).map((pool) => ({ pool, lie: {} })),
  ];
}

function networkOf({ chain }: DexPool): string {
  return Object.entries(NETWORKS).find(([code]) => code === chain)?.[1] ?? chain;
}

/** A token's address: that of its coin's contract on the chain; of a coin that is none of ours one of its own. */
function addressOf({ chainName, id }: DexPool, { coinCode }: PoolToken): string {
  const native = WRAPPED_NATIVES[chainName];
  const coin = realCoins.find(({ code }) => code === coinCode);
  const contract =
    native?.code === coinCode
      ? native.contract
      : (coin && chainsOf(coin).find(({ chain }) => chain === chainName)?.contract) ||
        `0xdead${id.slice(-36)}`;
  // Addresses of Ethereum's kind are told in small letters.
  return contract.startsWith('0x') ? contract.toLowerCase() : contract;
}

const idOf = (pool: DexPool, token: PoolToken) => `${networkOf(pool)}_${addressOf(pool, token)}`;
const dexOf = ({ dex }: DexPool) => dex.toLowerCase().replaceAll(' ', '-');
const poolAddress = ({ id }: DexPool) => id.slice(id.indexOf('_') + 1);

function rowOf(pool: DexPool, isOfAll: boolean, lie: Lie) {
  const { base, quote, buys, sells, buyers, sellers } = pool;
  const text = (value: number | null) => (value === null ? null : decimal(value));
  return {
    id: `${networkOf(pool)}_${poolAddress(pool)}`,
    type: 'pool',
    attributes: {
      base_token_price_usd: text(pool.price),
      base_token_price_native_currency: '1.0',
      quote_token_price_usd: '1.0',
      quote_token_price_native_currency: '1.0',
      base_token_price_quote_token: '1.0',
      quote_token_price_base_token: '1.0',
      address: poolAddress(pool),
      name: `${base.symbol} / ${quote.symbol} 0.3%`,
      pool_created_at: iso(pool.createdAt),
      fdv_usd: text(pool.fdv),
      market_cap_usd: null,
      price_change_percentage: {
        m5: percent(pool.change5m),
        h1: percent(pool.change1h),
        h6: percent(pool.change1h),
        h24: percent(pool.change24h),
      },
      transactions: {
        m5: { buys: 0, sells: 0, buyers: 0, sellers: 0 },
        h1: { buys: 1, sells: 1, buyers: 1, sellers: 1 },
        h24: { buys, sells, buyers, sellers },
      },
      volume_usd: { m5: '0.0', h1: '0.0', h6: '0.0', h24: text(pool.volume24h) },
      reserve_in_usd: text(pool.liquidity),
      ...lie,
    },
    relationships: {
      base_token: { data: { id: idOf(pool, base), type: 'token' } },
      quote_token: { data: { id: idOf(pool, quote), type: 'token' } },
      dex: { data: { id: dexOf(pool), type: 'dex' } },
      ...(isOfAll && { network: { data: { id: networkOf(pool), type: 'network' } } }),
    },
  };
}

/** It has two decimals, as GeckoTerminal's have. */
function percent(value: number | null): string | null {
  return value === null ? null : decimal(Number(value.toFixed(2)));
}

function includedOf(pool: DexPool, include: ReadonlySet<string>) {
  const token = (own: PoolToken) => ({
    id: idOf(pool, own),
    type: 'token',
    attributes: {
      address: addressOf(pool, own),
      name: own.name,
      symbol: own.symbol,
      image_url: 'missing.png',
      coingecko_coin_id: null,
    },
  });
  const network = networkOf(pool);
  return [
    ...(include.has('base_token') ? [token(pool.base)] : []),
    ...(include.has('quote_token') ? [token(pool.quote)] : []),
    ...(include.has('dex') ? [{ id: dexOf(pool), type: 'dex', attributes: { name: pool.dex } }] : []),
    ...(include.has('network')
      ? [
          {
            id: network,
            type: 'network',
            attributes: { name: pool.chainName, coingecko_asset_platform_id: null },
          },
        ]
      : []),
  ];
}
