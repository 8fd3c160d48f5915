import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { useMemo, useRef } from 'react';
import { TreemapChart } from '#charts/treemap/TreemapChart.tsx';
import { useWidth } from '#charts/useWidth.ts';
import { conceptNodes, countNamed, SHOWN, TABLE_ID } from './conceptNodes.ts';
import styles from './concepts.module.css';

export const MAP_HEIGHT = 420;
/** Concepts move less than coins: full colour at this change, %. */
const FULL_AT = 6;

interface ConceptMapProps {
  readonly rows: readonly ConceptRow[];
  readonly asOf: number;
}

/** A treemap of concepts: area by share of the volume, colour by change. */
export function ConceptMap({ rows, asOf }: ConceptMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const shown = useMemo(() => (width > 0 ? countNamed(rows, width, MAP_HEIGHT) : SHOWN), [rows, width]);
  const nodes = useMemo(() => conceptNodes(rows, shown), [rows, shown]);
  return (
    <div ref={box} className={styles.map}>
      <TreemapChart
        title="概念板块热力图"
        source={`币镜综合各交易平台成交；一个币种的成交额在它的各概念间均分，不含稳定币；第 ${shown} 名以后合为“其他”`}
        asOf={asOf}
        height={MAP_HEIGHT}
        nodes={nodes}
        sizeName="24H成交额（均分）"
        sizeKind="money"
        changeName="24H 均涨幅"
        fullAt={FULL_AT}
      />
      <span id={TABLE_ID} />
    </div>
  );
}
