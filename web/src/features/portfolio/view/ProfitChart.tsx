import type { NamedHolding } from '@coinmirror/shared/columns/holdings.ts';
import { useMemo } from 'react';
import { MirrorChart } from '#charts/mirror/MirrorChart.tsx';
import type { MirrorView } from '#charts/mirror/types.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import styles from '../portfolio.module.css';

interface ProfitChartProps {
  readonly rows: readonly NamedHolding[];
  readonly asOf: number;
}

/** px of both halves. */
const HEIGHT = 160;
/** A single coin has no other to stand beside. */
const LEAST_COINS = 2;
/** Bars that a phone has room for. */
const MOST_COINS = 12;
/** Names that fit a phone without being turned. */
const LEVEL_NAMES = 6;

/** What each held coin has gained, above the line, or lost, below it; the largest holding first. */
export function ProfitChart({ rows, asOf }: ProfitChartProps) {
  const view = useMemo(() => profitView(rows), [rows]);
  if (view.buckets.length < LEAST_COINS) return null;
  return (
    <PageSection title="各币盈亏">
      <div className={styles.profits}>
        <MirrorChart
          {...view}
          source="自己录入的交易 × 本站行情"
          asOf={asOf}
          height={HEIGHT}
          bucketName="币种"
        />
      </div>
    </PageSection>
  );
}

/** Of coins that are held and have a price; only the largest holdings where there are many. */
function profitView(rows: readonly NamedHolding[]): MirrorView {
  const shown = rows
    .flatMap(({ code, symbol, quantity, unrealised }) =>
      quantity > 0 && unrealised !== null ? [{ code, symbol, unrealised }] : [],
    )
    .slice(0, MOST_COINS);
  return {
    title: '未实现盈亏，按币种',
    // In full, as the facts above: the bands of prices have two decimals from 100.
    kind: 'price',
    buckets: shown.map(({ code, symbol }) => ({ key: code, label: symbol })),
    above: {
      parts: [
        { key: 'gain', name: '盈', tone: 'up', values: shown.map((row) => Math.max(0, row.unrealised)) },
      ],
    },
    below: {
      parts: [
        { key: 'loss', name: '亏', tone: 'down', values: shown.map((row) => Math.max(0, -row.unrealised)) },
      ],
    },
    written: true,
    labels: shown.length > LEVEL_NAMES ? 'all' : 'some',
  };
}
