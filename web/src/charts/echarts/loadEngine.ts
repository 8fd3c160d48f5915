/** Loads the chart library with the parts that charts here are drawn with, in a chunk of its own; repeated calls share one load. */
export async function loadEngine(): Promise<typeof import('./engine.ts')> {
  const [engine] = await Promise.all([import('./engine.ts'), import('./drawnParts.ts')]);
  return engine;
}
