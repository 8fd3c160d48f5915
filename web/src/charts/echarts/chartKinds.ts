/** What a chart is drawn with; each kind is a chunk of its own, fetched with the first chart that needs it. */
export type ChartKind = 'axes' | 'pie';

const LOADERS: Readonly<Record<ChartKind, () => Promise<unknown>>> = {
  axes: () => import('./kinds/axes.ts'),
  pie: () => import('./kinds/pie.ts'),
};

/** Fetches the drawing library with one kind; asked for twice, it is fetched once. */
export async function loadEngine(kind: ChartKind): Promise<typeof import('./engine.ts')> {
  const [engine] = await Promise.all([import('./engine.ts'), LOADERS[kind]()]);
  return engine;
}
