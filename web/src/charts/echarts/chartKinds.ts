/** The library modules a chart needs; each kind is a chunk of its own, loaded with the first chart that needs it. */
export type ChartKind = 'axes' | 'pie';

const LOADERS: Readonly<Record<ChartKind, () => Promise<unknown>>> = {
  axes: () => import('./kinds/axes.ts'),
  pie: () => import('./kinds/pie.ts'),
};

/** Loads the chart library with one kind; repeated calls share one load. */
export async function loadEngine(kind: ChartKind): Promise<typeof import('./engine.ts')> {
  const [engine] = await Promise.all([import('./engine.ts'), LOADERS[kind]()]);
  return engine;
}
