import { forceCollide, forceSimulation, forceX, forceY, type SimulationNodeDatum } from 'd3-force';
import { type PlacedNode, type TreemapNode, wordsIn } from './node.ts';

/** Share of the plane that the bubbles cover. */
const COVERED = 0.58;
const SMALLEST = 11;
/** The largest bubble's diameter, as a share of the shorter side. */
const LARGEST = 0.62;
const STEPS = 240;
/** Side of the square inside a circle for its label, as a share of the diameter. */
const INSIDE = 0.78;

interface Bubble extends SimulationNodeDatum {
  readonly node: TreemapNode;
  readonly radius: number;
}

/** Every node as a bubble, the largest first, packed in the middle of a plane without overlap. */
export function packNodes(nodes: readonly TreemapNode[], width: number, height: number): PlacedNode[] {
  if (!(width > 0) || !(height > 0)) return [];
  const sized = nodes.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
  const radii = radiiOf(
    sized.map(({ size }) => size),
    width,
    height,
  );
  const bubbles: Bubble[] = sized.map((node, index) => ({ node, radius: radii[index] ?? SMALLEST }));
  // The pull to the middle is stronger along the shorter side, so that the bubbles fill the plane's shape.
  const simulation = forceSimulation(bubbles)
    .force('x', forceX(width / 2).strength(0.06 * Math.min(1, height / width)))
    .force('y', forceY(height / 2).strength(0.06 * Math.min(1, width / height)))
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
    return { node, rect, round: true, ...wordsIn(node, { width: inside, height: inside }) };
  });
}

/** Radii whose areas are proportional to the sizes, within what is visible and what the plane holds. */
function radiiOf(sizes: readonly number[], width: number, height: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const scale = Math.sqrt((COVERED * width * height) / (Math.PI * total));
  const largest = (LARGEST * Math.min(width, height)) / 2;
  const radii = sizes.map((size) => Math.min(Math.max(scale * Math.sqrt(size), SMALLEST), largest));
  const area = radii.reduce((sum, radius) => sum + Math.PI * radius ** 2, 0);
  const shrink = Math.min(1, Math.sqrt((COVERED * width * height) / area));
  return radii.map((radius) => radius * shrink);
}

function within(value: number | undefined, radius: number, most: number): number {
  return Math.min(Math.max(value ?? 0, radius), most - radius);
}
