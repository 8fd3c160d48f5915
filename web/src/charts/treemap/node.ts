import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { type FittedLabel, fitLabel, LINE } from './fitLabel.ts';
import { type Rect, squarify } from './squarify.ts';

export interface TreemapNode {
  readonly key: string;
  readonly name: string;
  /** Decides the area; nodes of size 0 are not drawn. */
  readonly size: number;
  /** In percent; decides the colour. null is grey. */
  readonly change: number | null;
  /** Stands for the change of a tile that has none. */
  readonly says?: string;
  /** Logo of a tile that has room for one; '' for none. */
  readonly logo?: string;
  /** Link target, from hrefTo. */
  readonly href: string;
}

/** A node with its position and label. */
export interface PlacedNode {
  readonly node: TreemapNode;
  readonly rect: Rect;
  readonly label: FittedLabel | null;
  /** Size of the logo above the label, px; null where there is no room for one. */
  readonly logoSize: LogoSize | null;
  /** A bubble, not an area. */
  readonly round?: boolean;
}

/** What stands under a node's name. */
export function changeText({ change, says }: TreemapNode): string {
  return says ?? formatPercent(change);
}

/** Every node with a size, placed on a plane, the largest first; areas are in proportion to sizes. */
export function placeNodes(nodes: readonly TreemapNode[], width: number, height: number): PlacedNode[] {
  const sized = nodes.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
  const rects = squarify(
    sized.map(({ size }) => size),
    width,
    height,
  );
  return sized.flatMap((node, index) => {
    const rect = rects[index];
    return rect ? [{ node, rect, ...wordsIn(node, rect) }] : [];
  });
}

const LOGO_ROOM = 12;
const LOGO_SIZES = [40, 32, 24, 20] as const;
type LogoSize = (typeof LOGO_SIZES)[number];

/** Name, change and logo of a node as far as they fit, the text first. */
export function wordsIn(
  node: TreemapNode,
  room: { readonly width: number; readonly height: number },
  label = fitLabel(node.name, changeText(node), room),
) {
  const words =
    label?.changeSize == null ? null : (label.nameSize * label.lines.length + label.changeSize) * LINE;
  const left = words === null ? 0 : Math.min(room.height - words - LOGO_ROOM, room.width - LOGO_ROOM);
  return { label, logoSize: LOGO_SIZES.find((size) => size <= left) ?? null };
}

/** The largest nodes, and all others as one grey 其他, so that a map has no more tiles than can be distinguished. */
export function foldNodes(nodes: readonly TreemapNode[], most: number, restHref: string): TreemapNode[] {
  const ordered = nodes.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
  if (ordered.length <= most) return ordered;
  const rest = ordered.slice(most).reduce((sum, { size }) => sum + size, 0);
  return [
    ...ordered.slice(0, most),
    {
      key: 'others',
      name: '其他',
      size: rest,
      change: null,
      says: `${ordered.length - most} 个`,
      href: restHref,
    },
  ];
}
