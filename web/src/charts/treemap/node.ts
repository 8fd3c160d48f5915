import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { type FittedLabel, fitLabel } from './fitLabel.ts';
import { type Rect, squarify } from './squarify.ts';

export interface TreemapNode {
  readonly key: string;
  readonly name: string;
  /** Decides the area; nodes of none are not drawn. */
  readonly size: number;
  /** In percent; decides the colour. null is grey. */
  readonly change: number | null;
  /** Where a press leads, from hrefTo. */
  readonly href: string;
}

/** A node with its place and the words that stand in it. */
export interface PlacedNode {
  readonly node: TreemapNode;
  readonly rect: Rect;
  readonly label: FittedLabel | null;
}

/** Every node of some size on a plane, the largest first. */
export function placeNodes(nodes: readonly TreemapNode[], width: number, height: number): PlacedNode[] {
  const sized = nodes.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
  const rects = squarify(
    sized.map(({ size }) => size),
    width,
    height,
  );
  return sized.flatMap((node, index) => {
    const rect = rects[index];
    return rect ? [{ node, rect, label: fitLabel(node.name, formatPercent(node.change), rect) }] : [];
  });
}
