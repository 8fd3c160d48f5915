import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { TreemapChart } from '#charts/treemap/TreemapChart.tsx';
import styles from './concepts.module.css';

const SHOWN = 40;
export const MAP_HEIGHT = 420;
/** Sectors move less than coins: full colour at this change, %. */
const FULL_AT = 6;

interface ConceptMapProps {
  readonly rows: readonly ConceptRow[];
  readonly asOf: number;
}

/** The sectors at a glance: area by market value, colour by change. */
export function ConceptMap({ rows, asOf }: ConceptMapProps) {
  const nodes = useMemo(
    () =>
      rows
        .filter((row) => (row.marketCap ?? 0) > 0)
        .toSorted((a, b) => (b.marketCap ?? 0) - (a.marketCap ?? 0))
        .slice(0, SHOWN)
        .map((row) => ({
          key: row.id,
          name: row.name,
          size: row.marketCap ?? 0,
          change: row.change24h,
          href: hrefTo('conceptItem', { id: row.id }),
        })),
    [rows],
  );
  return (
    <div className={styles.map}>
      <TreemapChart
        title="概念板块热力图"
        source="币镜综合各交易平台成交；一个币种可属于多个概念"
        asOf={asOf}
        height={MAP_HEIGHT}
        nodes={nodes}
        sizeName="总市值"
        sizeKind="money"
        changeName="24H 均涨幅"
        fullAt={FULL_AT}
      />
    </div>
  );
}
