const SMALLEST = 8;
const LARGEST = 64;

/** Diameter in px so that the areas are as the sizes; the largest gets 64, none is under 8. */
export function bubbleDiameter(size: number, largest: number): number {
  if (!(largest > 0) || !(size > 0)) return SMALLEST;
  return Math.max(SMALLEST, Math.sqrt(size / largest) * LARGEST);
}
