import { contractLabel } from '@coinmirror/shared/constants/futures.ts';
import type { ConceptRank, ExchangeVolume, PairVolume } from '@coinmirror/shared/contract/rankings/trade.ts';
import { volume24hColumn } from '#ui/columns/coinColumns.tsx';
import { breadthColumn, memberColumn } from '#ui/columns/sectorColumns.tsx';
import {
  agoColumn,
  amountColumn,
  changeColumn,
  countColumn,
  priceColumn,
  shareColumn,
} from '#ui/columns/valueColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './columns.module.css';
import { ExchangeName, scoreColumn } from './parts.tsx';

const NAME = { phoneWidth: 132, grow: true, pin: true, always: true, rowHeader: true } as const;

/** Pairs of all exchanges by what they trade. */
export const pairColumns: readonly Column<PairVolume>[] = [
  {
    ...NAME,
    id: 'pair',
    label: '交易对',
    width: 168,
    csv: (row) => row.pair,
    cell: (row) => (
      <PageLink to="coin" params={{ coinCode: row.code }} className={styles.twoLines}>
        <Logo src={row.logo} name={row.symbol} />
        <span className={styles.strong}>{row.pair}</span>
        <span className={styles.small}>{row.name}</span>
      </PageLink>
    ),
  },
  {
    id: 'exchange',
    label: '交易所',
    width: 148,
    interactive: true,
    csv: (row) => row.exchange.name,
    cell: (row) => <ExchangeName exchange={row.exchange} />,
  },
  {
    id: 'kind',
    label: '类型',
    width: 64,
    csv: (row) => contractLabel(row.contract),
    cell: (row) => contractLabel(row.contract),
  },
  priceColumn({ id: 'price', label: '价格', read: (row: PairVolume) => row.price, definition: 'pairPrice' }),
  volume24hColumn(),
  shareColumn({ id: 'share', label: '占全部', width: 88, read: (row: PairVolume) => row.share }),
  shareColumn({
    id: 'coinShare',
    label: '占该币',
    width: 96,
    read: (row: PairVolume) => row.coinShare,
    definition: 'pairShare',
  }),
  agoColumn({ id: 'updated', label: '更新', read: (row: PairVolume) => row.updatedAt }),
];

/** Exchanges by what they trade; the day before is known for spot alone. */
export function exchangeColumns(typeLabel: string): readonly Column<ExchangeVolume>[] {
  return [
    {
      ...NAME,
      id: 'name',
      label: '交易所',
      width: 176,
      csv: (row) => row.name,
      cell: (row) => <ExchangeName exchange={row} />,
    },
    scoreColumn({
      id: 'rating',
      label: '评级',
      width: 76,
      read: (row: ExchangeVolume) => row.rating,
      definition: 'exchangeRating',
    }),
    amountColumn({
      id: 'spot',
      label: '现货24H额',
      width: 116,
      read: (row: ExchangeVolume) => row.spotVolume24h || null,
      definition: 'exchangeVolume',
    }),
    amountColumn({
      id: 'futures',
      label: '合约24H额',
      width: 116,
      read: (row: ExchangeVolume) => row.futuresVolume24h || null,
      definition: 'exchangeVolume',
    }),
    shareColumn({
      id: 'share',
      label: `${typeLabel}份额`,
      width: 92,
      read: (row: ExchangeVolume) => row.share,
    }),
    changeColumn({
      id: 'volumeChange',
      label: '环比',
      read: (row: ExchangeVolume) => row.volumeChange,
      definition: 'volumeChange',
    }),
    amountColumn({
      id: 'openInterest',
      label: '持仓量',
      read: (row: ExchangeVolume) => row.openInterest || null,
      definition: 'openInterest',
    }),
    countColumn({
      id: 'coins',
      label: '币种数',
      unit: '个',
      width: 80,
      read: (row: ExchangeVolume) => row.coinCount,
    }),
    countColumn({
      id: 'pairs',
      label: '现货交易对',
      unit: '个',
      width: 100,
      read: (row: ExchangeVolume) => row.pairCount,
    }),
  ];
}

/** Sectors by how they moved or what they trade. */
export const conceptRankColumns: readonly Column<ConceptRank>[] = [
  {
    ...NAME,
    id: 'name',
    label: '概念',
    width: 140,
    csv: (row) => row.name,
    cell: (row) => (
      <PageLink to="conceptItem" params={{ id: row.id }} className={styles.strong}>
        {row.name}
      </PageLink>
    ),
  },
  changeColumn({ id: 'change1h', label: '1H均涨幅', width: 104, read: (row: ConceptRank) => row.change1h }),
  changeColumn({
    id: 'change24h',
    label: '24H均涨幅',
    width: 116,
    read: (row: ConceptRank) => row.change24h,
    definition: 'conceptChange',
  }),
  changeColumn({ id: 'change7d', label: '7日均涨幅', width: 104, read: (row: ConceptRank) => row.change7d }),
  volume24hColumn(),
  shareColumn({ id: 'share', label: '额占比', read: (row: ConceptRank) => row.volumeShare }),
  amountColumn({ id: 'marketCap', label: '总市值', read: (row: ConceptRank) => row.marketCap }),
  countColumn({
    id: 'coins',
    label: '币种数',
    unit: '个',
    width: 76,
    read: (row: ConceptRank) => row.coinCount,
  }),
  breadthColumn(),
  memberColumn('best', '领涨币'),
];
