import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { useState } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { CloseIcon } from '#ui/icon/icons.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { COMPARE_GROUPS, type CompareRow } from './compareRows.tsx';
import styles from './comparison.module.css';

interface CompareTableProps {
  readonly coins: readonly CoinDetail[];
  readonly onRemove: (code: string) => void;
}

/** The coins side by side; rows in which they differ can be shown alone. */
export function CompareTable({ coins, onRemove }: CompareTableProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const groups = COMPARE_GROUPS.map((group) => ({
    ...group,
    rows: onlyDifferent && coins.length > 1 ? group.rows.filter((row) => differs(row, coins)) : group.rows,
  })).filter((group) => group.rows.length > 0);

  return (
    <section>
      <div className={styles.tools}>
        <h2 className={styles.heading}>指标对比</h2>
        {coins.length > 1 && <Switch label="只看差异" checked={onlyDifferent} onChange={setOnlyDifferent} />}
      </div>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.rowHead}>
                指标
              </th>
              {coins.map((coin) => (
                <th key={coin.code} scope="col">
                  <span className={styles.coin}>
                    <Logo src={coin.logo} name={coin.symbol} />
                    <PageLink to="coin" params={{ coinCode: coin.code }}>
                      {coin.name}
                    </PageLink>
                    <IconButton
                      size="s"
                      label={`移除 ${coin.name}`}
                      icon={<CloseIcon />}
                      onClick={() => onRemove(coin.code)}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.name}>
              <tr>
                <th scope="rowgroup" colSpan={coins.length + 1} className={styles.group}>
                  {group.name}
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row" className={styles.rowHead}>
                    {row.name}
                  </th>
                  {coins.map((coin) => (
                    <td key={coin.code}>{row.cell(coin)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

function differs(row: CompareRow, coins: readonly CoinDetail[]): boolean {
  return new Set(coins.map(row.value)).size > 1;
}
