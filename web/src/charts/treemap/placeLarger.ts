import type { PlacedNode, TreemapNode } from './node.ts';

/** Places nodes on a plane of so many px. */
type Place = (nodes: readonly TreemapNode[], width: number, height: number) => readonly PlacedNode[];

/** Smaller letters are for labels that would have no room otherwise; a browser's smallest size enlarges them. */
const SMALLEST = 12;

/**
 * The map of a page whose letters are `scale` times the usual: that of a plane so many times smaller, enlarged, so that
 * labels still fit what they stand in. A label that needs letters smaller than the page's own is left out.
 */
export function placeLarger(place: Place, scale: number): Place {
  if (scale === 1) return place;
  return (nodes, width, height) =>
    place(nodes, width / scale, height / scale).map(({ rect, label, ...placed }) => ({
      ...placed,
      rect: {
        x: rect.x * scale,
        y: rect.y * scale,
        width: rect.width * scale,
        height: rect.height * scale,
      },
      label:
        label === null || label.nameSize < SMALLEST
          ? null
          : {
              ...label,
              nameSize: label.nameSize * scale,
              changeSize: label.changeSize === null ? null : Math.max(SMALLEST, label.changeSize) * scale,
            },
    }));
}
