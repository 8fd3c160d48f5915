import { IconButton } from '#ui/button/IconButton.tsx';
import {
  capRankColumn,
  change24hColumn,
  coinPriceColumn,
  marketCapColumn,
  volume24hColumn,
} from '#ui/columns/coinColumns.tsx';
import { coinNameColumn } from '#ui/columns/coinNameColumn.tsx';
import { starColumn } from '#ui/columns/starColumn.tsx';
import { placeColumn } from '#ui/columns/valueColumns.tsx';
import { StarIcon } from '#ui/icon/icons.ts';
import { Sparkline } from '#ui/sparkline/Sparkline.tsx';
import type { Column } from '#ui/table/column.ts';
import type { DemoCoin } from './coins.ts';

/** The columns of a board of coins. */
export const coinColumns: readonly Column<DemoCoin>[] = [
  starColumn<DemoCoin>((row) => (
    <IconButton
      size="s"
      label={`把${row.name}加入自选`}
      icon={<StarIcon />}
      pressed={row.code === 'bitcoin'}
    />
  )),
  placeColumn<DemoCoin>((row) => row.rank),
  coinNameColumn<DemoCoin>(),
  coinPriceColumn<DemoCoin>(),
  change24hColumn<DemoCoin>(),
  volume24hColumn<DemoCoin>(),
  marketCapColumn<DemoCoin>(),
  capRankColumn<DemoCoin>(),
  {
    id: 'line',
    label: '近7日',
    width: 136,
    align: 'right',
    cell: (row) => <Sparkline points={row.line} label={`${row.name}近 7 日走势`} />,
  },
];
