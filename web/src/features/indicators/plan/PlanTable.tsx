import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { roundDecimal } from '@coinmirror/shared/format/decimal.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { PlanComparison, PlanSide } from '@coinmirror/shared/indicators/planComparison.ts';
import type { ReactNode } from 'react';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './BandPlan.module.css';

interface Line {
  readonly name: string;
  readonly cell: (side: PlanSide) => ReactNode;
}

const LINES: readonly Line[] = [
  { name: '买入天数', cell: ({ purchases }) => formatCount(purchases) },
  { name: '投入', cell: ({ result }) => <Money usd={result?.invested ?? null} kind="price" /> },
  { name: '买到（BTC）', cell: ({ result }) => (result ? roundDecimal(result.coins, 6) : MISSING) },
  { name: '平均成本', cell: ({ result }) => <Money usd={result?.averageCost ?? null} kind="price" /> },
  { name: '现值', cell: ({ result }) => <Money usd={result?.value ?? null} kind="price" /> },
  { name: '收益率', cell: ({ result }) => <Percent value={result?.profitPercent ?? null} /> },
];

/** Both strategies side by side. */
export function PlanTable({ comparison }: { readonly comparison: PlanComparison }) {
  const { days, everyDay, byBand } = comparison;
  return (
    <table className={styles.table} aria-label="定投回测结果">
      <thead>
        <tr>
          <th scope="col">共 {formatCount(days)} 天</th>
          <th scope="col">每天定投</th>
          <th scope="col">区间定投</th>
        </tr>
      </thead>
      <tbody>
        {LINES.map(({ name, cell }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{cell(everyDay)}</td>
            <td>{cell(byBand)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
