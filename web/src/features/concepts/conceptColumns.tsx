import { conceptColumns as columns } from '@coinmirror/shared/columns/concepts.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { sectorCells } from '#ui/columns/sectorCells.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Sparkline } from '#ui/sparkline/Sparkline.tsx';
import styles from './concepts.module.css';

/** The columns of the list of concepts. */
export const conceptColumns = renderColumns(columns, {
  ...sectorCells,
  largest: (row) => (
    <span className={styles.faces}>
      {row.largest.map((coin) => (
        <span key={coin.code} className={styles.face}>
          <Logo src={coin.logo} name={coin.symbol} size={16} />
          {coin.symbol}
        </span>
      ))}
    </span>
  ),
  trend: (row) => (
    <Sparkline points={row.sparkline} label={`${row.name}总市值近 7 日走势`} width={92} height={32} />
  ),
});
