import type { Column } from '../columns/column.ts';
import { count } from '../columns/moreValues.ts';
import { amount, change, number, share } from '../columns/values.ts';
import { rowName, text } from '../columns/words.ts';
import type { NftCollection, NftOverview } from '../contract/dashboards/nft.ts';
import { formatPrice } from '../format/price.ts';
import { writeAmount } from '../format/written.ts';
import { nftSentence } from '../sentences/dashboards.ts';
import { dashboard } from './dashboards.ts';

const nftFacts: readonly Column<NftOverview>[] = [
  amount('volume', '24H成交额', ({ volume24h }) => volume24h, { definition: 'nftVolume' }),
  amount('volume7d', '7日成交额', ({ volume7d }) => volume7d, { definition: 'nftVolume' }),
  share('listed', '表内系列占比', ({ others }) => 100 - others.share),
  number(
    'sales',
    '24H成交笔数（表内系列）',
    ({ sales24h }) => sales24h,
    ({ sales24h }) => writeAmount(sales24h, '笔', 'full'),
    { width: 108 },
  ),
  amount('cap', '地板市值（表内系列）', ({ marketCap }) => marketCap, { definition: 'nftCap' }),
];

const columns: readonly Column<NftCollection>[] = [
  rowName('name', '系列', ({ name }) => ({ name, link: null }), {
    width: 168,
    phoneWidth: 132,
  }),
  number(
    'floor',
    '地板价',
    (row) => row.floorUsd,
    ({ floor, symbol }) => ({ text: `${formatPrice(floor)} ${symbol}` }),
    { width: 116, definition: 'nftFloor', csv: ({ floor }) => floor, csvLabel: () => '地板价(原币)' },
  ),
  change('change24h', '24H', (row) => row.change24h),
  change('change7d', '7日', (row) => row.change7d),
  amount('volume', '24H成交额', (row) => row.volume24h, { arrives: 'desc', definition: 'nftVolume' }),
  amount('volume7d', '7日成交额', (row) => row.volume7d, { definition: 'nftVolume' }),
  amount('volume30d', '30日成交额', (row) => row.volume30d, { definition: 'nftVolume' }),
  share('share', '占比', (row) => row.share),
  count('sales', '24H成交', '笔', (row) => row.sales24h),
  amount('floorUsd', '地板价(USD)', (row) => row.floorUsd, { width: 112, definition: 'nftFloor' }),
  count('holders', '持有人', '个', (row) => row.holders),
  count('supply', '总量', '枚', (row) => row.supply, { optional: true }),
  share('listed', '挂单率', (row) => row.listed, { definition: 'nftListed' }),
  amount('cap', '地板市值', (row) => row.marketCap, { definition: 'nftCap' }),
  text('chain', '公链', (row) => row.chain, { width: 96 }),
];

/** NFT collections. */
export const nftDashboard = dashboard({
  description: 'NFT 系列的地板价、24H/7日/30日成交额、持有人、挂单率与市场份额。',
  interpretation: {
    meaning: '主要 NFT 系列的地板价、成交额、持有人与挂单率。',
    howToRead: [
      '地板价是最便宜一枚的挂价：挂单率低时几笔买入就能抬高它，挂单率升高常先于下跌。',
      '先看成交笔数再看成交额：少数高价成交会让成交额翻倍，地板价却没有变化。',
    ],
    weakPoints: [
      '左手倒右手的刷量难以全部剔除；发积分、空投期间成交额明显虚高。',
      '地板市值 = 地板价 × 总量，假定每一枚都能以地板价卖出，实际远做不到。',
    ],
    formula:
      '地板市值 = 地板价 × 总量；占比 = 系列 24H成交额 ÷ 全部 NFT 市场 24H成交额，表内系列与未列出的系列合计 100%',
    source: '各 NFT 交易市场',
    cadence: '约每 5 秒',
  },
  sentence: nftSentence,
  facts: (_value: NftOverview) => nftFacts,
  table: {
    id: 'nft',
    title: 'NFT 系列',
    columns,
    rows: ({ collections }) => collections,
    key: ({ slug }) => slug,
    footnotes: [
      '24H成交额与7日成交额的总数为全部 NFT 市场之和，与 NFT 市场排行一致；表内只列主要系列，其余计入“未列出的系列”。',
      '7日成交额、30日成交额为之前 7 个、30 个整日之和。地板价涨跌按计价的原币算，不含币价涨跌。',
    ],
  },
});
