import { type ImportExpression, Visitor } from 'oxc-parser';
import { graphOf, staticImports } from './importGraph.ts';
import { targetOf } from './places.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

const LIBRARIES: ReadonlySet<string> = new Set(['echarts', 'klinecharts']);
const CANDLES = 'klinecharts';

/** Where the candle library may be imported: its charts, the candle page and a coin's K线. */
const CANDLE_ROOMS =
  /^web\/src\/(charts\/(candles|kline|klinecharts)|features\/(kline|coins\/detail\/candles)|pages\/kline)\//;

/**
 * Drawing libraries load when a chart nears the screen: a module that runs one is only imported by `import()`. Only
 * candle modules may import the candle library.
 */
export function chartsOnDemand(files: readonly SourceFile[]): readonly Problem[] {
  const graph = graphOf(files);
  const sources = files.filter(({ path }) => graph.has(path) && path.startsWith('web/src/'));
  const runsLibrary = new Set(sources.filter(runs).map(({ path }) => path));
  const early = [...graph].flatMap(([path, edges]) =>
    edges
      .filter(({ to }) => runsLibrary.has(to))
      .map(({ to, line }) => ({
        path,
        line,
        message: `imports ${to} statically, and with it a drawing library. Load it with import(), as charts/echarts/loadEngine.ts does.`,
      })),
  );
  const fetching = sources.filter((file) => fetches(file, CANDLES)).map(({ path }) => path);
  const misplaced = [...bringersOf(graph, fetching)]
    .filter((path) => !CANDLE_ROOMS.test(path))
    .map((path) => ({
      path,
      line: 1,
      message: `imports the loader of ${CANDLES}, which only the candle page and a coin's K线 may use. Put it behind lazyPart, or use charts/series.`,
    }));
  return [...early, ...misplaced];
}

function runs(file: SourceFile): boolean {
  return staticImports(file).some(({ specifier }) => LIBRARIES.has(packageOf(file, specifier)));
}

function fetches(file: SourceFile, name: string): boolean {
  let found = false;
  new Visitor({
    ImportExpression: ({ source }: ImportExpression) => {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        found ||= packageOf(file, source.value) === name;
      }
    },
  }).visit(file.program);
  return found;
}

function packageOf(file: SourceFile, specifier: string): string {
  const target = targetOf(file.path, specifier);
  return target.kind === 'package' ? target.name : '';
}

/** The given modules and all that import one of them statically. */
function bringersOf(graph: ReturnType<typeof graphOf>, starts: readonly string[]): ReadonlySet<string> {
  const found = new Set(starts);
  for (const target of found) {
    for (const [path, edges] of graph) if (edges.some(({ to }) => to === target)) found.add(path);
  }
  return found;
}
