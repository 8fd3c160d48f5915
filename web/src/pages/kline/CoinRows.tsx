import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { LiveChangeCell } from '#features/coins/cells/LiveChangeCell.tsx';
import { LivePriceCell } from '#features/coins/cells/LivePriceCell.tsx';
import { SnapshotTime } from '#features/coins/snapshot.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './KlineList.module.css';

interface CoinRowsProps {
  readonly rows: readonly CoinRow[];
  /** Epoch ms of the rows. */
  readonly asOf: number;
  /** The coin of the open chart. */
  readonly shown: string | undefined;
}

/** Coins with their live price and change, each linked to its chart. */
export function CoinRows({ rows, asOf, shown }: CoinRowsProps) {
  return (
    <SnapshotTime value={asOf}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.code} className={row.code === shown ? styles.shown : undefined}>
            <PageLink
              to="kline"
              params={{ kline: row.code }}
              className={styles.row}
              aria-current={row.code === shown ? 'page' : undefined}
            >
              <Logo src={row.logo} name={row.name} size={20} />
              <span className={styles.symbol}>{row.symbol}</span>
              <LivePriceCell code={row.code} quote={row} />
              <LiveChangeCell code={row.code} quote={row} />
            </PageLink>
          </li>
        ))}
      </ul>
    </SnapshotTime>
  );
}
