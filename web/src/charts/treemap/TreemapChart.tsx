import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readThemeColors } from '#ui/theme/readTokens.ts';
import { rootScale } from '#ui/theme/rootScale.ts';
import { type ChartAbout, ChartPanel } from '../panel/ChartPanel.tsx';
import type { Drawable } from '../panel/drawable.ts';
import { useValueText } from '../series/text/useValueText.ts';
import type { ValueKind } from '../series/types.ts';
import { usePaper } from '../usePaper.ts';
import { useWidth } from '../useWidth.ts';
import { ChangeScale } from './ChangeScale.tsx';
import { drawTreemap } from './drawTreemap.ts';
import { type PlacedNode, placeNodes, type TreemapNode } from './node.ts';
import { packNodes } from './packNodes.ts';
import { placeLarger } from './placeLarger.ts';
import { TreemapPlane, type TreemapPlaneProps } from './TreemapPlane.tsx';

const PLACING = { areas: placeNodes, bubbles: packNodes } as const;
type TreemapShape = keyof typeof PLACING;

export interface TreemapChartProps extends ChartAbout {
  /** Keep it stable (useMemo). */
  nodes: readonly TreemapNode[];
  /** What the size means: 流通市值. */
  sizeName: string;
  sizeKind: ValueKind;
  /** What the change means: 24H 涨跌幅. */
  changeName: string;
  /** The change with the fullest colour, percent. */
  fullAt?: number;
  /** Areas that fill the plane, or bubbles packed in its middle; both in proportion to the sizes. */
  shape?: TreemapShape;
}

/** Sizes as areas or bubbles, changes as colours; each is a link. */
export function TreemapChart(props: TreemapChartProps) {
  const { nodes, sizeName, sizeKind, changeName, fullAt = 10, title, shape = 'areas' } = props;
  const size = useValueText(sizeKind);
  const linesOf = useCallback(
    ({ node }: PlacedNode) =>
      [
        [sizeName, size.full(node.size)],
        [changeName, formatPercent(node.change)],
      ] as const,
    [sizeName, changeName, size],
  );
  return (
    <ChartPanel
      {...props}
      empty={nodes.length === 0}
      controls={<ChangeScale name={changeName} fullAt={fullAt} />}
      table={() => ({
        columns: [
          { key: 'name', label: '名称' },
          { key: 'size', label: sizeName, numeric: true },
          { key: 'change', label: changeName, numeric: true },
        ],
        rows: nodes.map((node) => ({
          key: node.key,
          cells: [node.name, size.full(node.size), formatPercent(node.change)],
          plain: [node.name, node.size, node.change],
          href: node.href,
        })),
      })}
    >
      {(onDrawable, height) => <Place {...{ nodes, shape, height, fullAt, title, linesOf, onDrawable }} />}
    </ChartPanel>
  );
}

interface PlaceProps extends Pick<TreemapPlaneProps, 'height' | 'fullAt' | 'title' | 'linesOf'> {
  readonly nodes: readonly TreemapNode[];
  readonly shape: TreemapShape;
  readonly onDrawable: (drawable: Drawable | null) => void;
}

/** The map's container; renders the map once its width is known. */
function Place({ nodes, shape, onDrawable, ...plane }: PlaceProps) {
  const { height, fullAt } = plane;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  usePaper(box);
  const place = useMemo(() => placeLarger(PLACING[shape], rootScale()), [shape]);
  const placed = useMemo(() => place(nodes, width, height), [place, nodes, width, height]);
  useEffect(() => {
    const toCanvas = async () =>
      drawTreemap(placed, { width, height, fullAt }, readThemeColors(box.current ?? undefined));
    onDrawable(width > 0 ? { toCanvas } : null);
    return () => onDrawable(null);
  }, [placed, width, height, fullAt, onDrawable]);
  return (
    <div ref={box} style={{ height }}>
      {width > 0 && <TreemapPlane placed={placed} width={width} {...plane} />}
    </div>
  );
}
