import {
  capRank,
  change24h,
  coinName,
  coinPrice,
  marketCap,
  volume24h,
} from '@coinmirror/shared/columns/coin.ts';
import { drawn, place, star } from '@coinmirror/shared/columns/words.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { StarIcon } from '#ui/icon/icons.ts';
import { Sparkline } from '#ui/sparkline/Sparkline.tsx';
import type { Column } from '#ui/table/column.ts';
import type { DemoCoin } from './coins.ts';

/** The columns of a list of coins. */
export const coinColumns: readonly Column<DemoCoin>[] = renderColumns<DemoCoin>(
  [
    star(),
    place((row) => row.rank),
    coinName(),
    coinPrice(),
    change24h(),
    volume24h(),
    marketCap(),
    capRank(),
    drawn('line', '近7日', { width: 136, align: 'right' }),
  ],
  {
    star: (row) => (
      <IconButton
        size="s"
        label={`把${row.name}加入自选`}
        icon={<StarIcon />}
        pressed={row.code === 'bitcoin'}
      />
    ),
    line: (row) => <Sparkline points={row.line} label={`${row.name}近 7 日走势`} />,
  },
);
