import type { Column } from '../../columns/column.ts';
import { ratio } from '../../columns/moreValues.ts';
import { amount, change, price, share } from '../../columns/values.ts';
import { rowName } from '../../columns/words.ts';
import type { DefiPart, DefiPeer, DefiProtocolDetail } from '../../contract/defi/protocol.ts';
import { priceToEarned } from '../../indicators/earnings.ts';
import { protocolSentence } from '../../sentences/defi.ts';
import { dashboard } from '../dashboards.ts';
import { linkOfChain, linkOfProtocol } from './columns.ts';
import { defiInterpretation } from './interpretation.ts';

/** Without a coin nothing is said of one; only one that is an exchange has a volume. */
function factsOf({ coin, volumes }: DefiProtocolDetail): readonly Column<DefiProtocolDetail>[] {
  return facts.filter(({ id }) => (coin || !COIN_FACTS.has(id)) && (volumes.length > 0 || id !== 'volume'));
}

const COIN_FACTS: ReadonlySet<string> = new Set(['price', 'change24h', 'cap', 'capToTvl', 'pf', 'ps']);

const facts: readonly Column<DefiProtocolDetail>[] = [
  amount('tvl', 'TVL', ({ tvl }) => tvl, { definition: 'tvl' }),
  change('change1d', '1日变化', ({ change1d }) => change1d),
  change('change7d', '7日变化', ({ change7d }) => change7d),
  amount('volume', '24H成交额', ({ volumes }) => volumes.at(-1)?.[1] ?? null, { definition: 'volume24h' }),
  amount('fees', '24H费用', ({ fees24h }) => fees24h, { definition: 'defiFees' }),
  amount('fees30d', '30日费用', ({ fees30d }) => fees30d, { definition: 'defiFees' }),
  change('feesChange', '30日费用变化', ({ feesChange30d }) => feesChange30d, { definition: 'defiFees' }),
  amount('revenue', '24H收入', ({ revenue24h }) => revenue24h, { definition: 'defiRevenue' }),
  amount('revenue30d', '30日收入', ({ revenue30d }) => revenue30d, { definition: 'defiRevenue' }),
  price('price', '代币价格', ({ coin }) => coin?.price ?? null, { definition: 'price' }),
  change('change24h', '代币24H涨幅', ({ coin }) => coin?.change24h ?? null),
  amount('cap', '代币流通市值', ({ coin }) => coin?.marketCap ?? null, { definition: 'marketCap' }),
  ratio('capToTvl', '市值/TVL', ({ coin, tvl }) => (coin?.marketCap && tvl ? coin.marketCap / tvl : null), {
    definition: 'capToTvl',
  }),
  ratio('pf', 'P/F', ({ coin, fees30d }) => priceToEarned(coin?.marketCap ?? null, fees30d), {
    definition: 'priceToFees',
  }),
  ratio('ps', 'P/S', ({ coin, revenue30d }) => priceToEarned(coin?.marketCap ?? null, revenue30d), {
    definition: 'priceToSales',
  }),
];

const parts = (label: string, chained: boolean): readonly Column<DefiPart>[] => [
  rowName('name', label, ({ name, code }) => ({ name, link: chained ? linkOfChain(code) : null }), {
    width: 140,
  }),
  amount('tvl', 'TVL', (row) => row.tvl, { arrives: 'desc', definition: 'tvl' }),
  share('share', '占比', (row) => row.share, { definition: 'defiShare' }),
];

export const defiAssetColumns = parts('资产', false);

export const defiPeerColumns: readonly Column<DefiPeer>[] = [
  rowName('name', '协议', ({ name, code }) => ({ name, link: linkOfProtocol(code) }), { width: 140 }),
  amount('tvl', 'TVL', (row) => row.tvl, { arrives: 'desc', definition: 'tvl' }),
  change('change7d', '7日', (row) => row.change7d),
];

export const defiProtocolDashboard = dashboard({
  description: 'DeFi 协议的锁仓量、公链与资产构成、费用、收入与代币。',
  interpretation: { ...defiInterpretation, meaning: '锁仓量、公链与资产构成、费用、收入与代币。' },
  sentence: protocolSentence,
  facts: factsOf,
  table: {
    id: 'defi-protocol-chains',
    title: '公链分布',
    columns: parts('公链', true),
    rows: ({ chains }: DefiProtocolDetail) => chains,
    key: ({ code }) => code,
    leadsTo: ({ code }) => linkOfChain(code),
  },
});
