import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { forceCollide, forceSimulation, forceX, forceY, type SimulationNodeDatum } from 'd3-force';
import { fitBubbleLabel } from './fitLabel.ts';
import { type PlacedNode, type TreemapNode, wordsIn } from './node.ts';

/** Share of the plane that the bubbles cover at most. */
const COVERED = 0.6;
/** The largest bubble's diameter, as a share of the shorter side. */
const LARGEST = 0.94;
/** A bubble with a smaller radius, px, cannot be seen or hit, and is left out. */
const SMALLEST = 6;
const STEPS = 240;
/** Side of the square inside a circle for its label, as a share of the diameter. */
const INSIDE = 0.72;

interface Bubble extends SimulationNodeDatum {
  readonly node: TreemapNode;
  readonly radius: number;
  /** Where along the plane it belongs. */
  readonly across: number;
}

/** Every node that is large enough as a bubble, over the whole plane without overlap; areas are in proportion to sizes. */
export function packNodes(nodes: readonly TreemapNode[], width: number, height: number): PlacedNode[] {
  if (!(width > 0) || !(height > 0)) return [];
  const sized = nodes.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
  const radii = radiiOf(
    sized.map(({ size }) => size),
    width,
    height,
  );
  const bubbles = sized.flatMap((node, index): Bubble[] => {
    const radius = radii[index] ?? 0;
    if (radius < SMALLEST) return [];
    const across = spread(index) * width;
    return [{ node, radius, across, x: across, y: spread(index, 3) * height }];
  });
  const simulation = forceSimulation(bubbles)
    .force('x', forceX<Bubble>(({ across }) => across).strength(0.04))
    .force('y', forceY(height / 2).strength(0.04))
    .force('apart', forceCollide<Bubble>(({ radius }) => radius + 1).iterations(6))
    .stop();
  for (let step = 0; step < STEPS; step += 1) {
    simulation.tick();
    for (const bubble of bubbles) {
      bubble.x = within(bubble.x, bubble.radius, width);
      bubble.y = within(bubble.y, bubble.radius, height);
    }
  }
  return bubbles.map(({ node, radius, x = 0, y = 0 }) => {
    const inside = 2 * radius * INSIDE;
    const rect = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
    const label = fitBubbleLabel(node.name, formatPercent(node.change), 2 * radius);
    return { node, rect, round: true, ...wordsIn(node, { width: inside, height: inside }, label) };
  });
}

/** Radii whose areas are in the same proportion as the sizes, as large as the plane holds. */
export function radiiOf(sizes: readonly number[], width: number, height: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const largest = (LARGEST * Math.min(width, height)) / 2 / Math.sqrt(Math.max(...sizes));
  const scale = Math.min(Math.sqrt((COVERED * width * height) / (Math.PI * total)), largest);
  return sizes.map((size) => scale * Math.sqrt(size));
}

/** The van der Corput sequence of a base: ½, ¼, ¾, ⅛ …: points that fill 0…1 evenly, however many there are. */
function spread(index: number, base = 2): number {
  let [place, share] = [0, 1 / base];
  for (let left = index + 1; left > 0; left = Math.floor(left / base)) {
    place += (left % base) * share;
    share /= base;
  }
  return place;
}

function within(value: number | undefined, radius: number, most: number): number {
  return Math.min(Math.max(value ?? 0, radius), most - radius);
}
