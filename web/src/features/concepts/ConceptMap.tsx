import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { TreemapChart } from '#charts/treemap/TreemapChart.tsx';
import styles from './concepts.module.css';

const SHOWN = 40;
export const MAP_HEIGHT = 420;
/** Sectors move less than coins: full colour at this change, %. */
const FULL_AT = 6;

/** A coin of five sectors counts a fifth in each: else the same coin would be five of the largest tiles. */
const sizeOf = (row: ConceptRow) => row.volumePart ?? row.volume24h ?? 0;

interface ConceptMapProps {
  readonly rows: readonly ConceptRow[];
  readonly asOf: number;
}

/** The sectors at a glance: area by what of the trade is theirs, colour by change. */
export function ConceptMap({ rows, asOf }: ConceptMapProps) {
  const nodes = useMemo(
    () =>
      rows
        .toSorted((a, b) => sizeOf(b) - sizeOf(a))
        .slice(0, SHOWN)
        .map((row) => ({
          key: row.id,
          name: row.name,
          size: sizeOf(row),
          change: row.change24h,
          href: hrefTo('conceptItem', { id: row.id }),
        })),
    [rows],
  );
  return (
    <div className={styles.map}>
      <TreemapChart
        title="概念板块热力图"
        source="币镜综合各交易平台成交；一个币种的成交额在它的各概念间均分，不含稳定币，面积为其平方根"
        asOf={asOf}
        height={MAP_HEIGHT}
        nodes={nodes}
        shape="roots"
        sizeName="24H成交额（均分）"
        sizeKind="money"
        changeName="24H 均涨幅"
        fullAt={FULL_AT}
      />
    </div>
  );
}
