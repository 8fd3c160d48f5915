import { type Graph, graphOf } from './importGraph.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** Entry points of every visit, and home. */
const STARTS = ['web/src/main.tsx', 'web/src/app/start.tsx', 'web/src/pages/home/HomePage.tsx'];

/** The build embeds its value, without its imports. */
const EVALUATED = 'shared/src/routes/routeTable.ts';

/** Folders that grow with each page: their modules in the first load must be listed below. */
const GROWING =
  /^shared\/src\/(columns|content|contract|definitions|indicators|manifest|pages|rankings|submissions)\//;

/** Home's own calls and columns, the menu, and the modules they are made of. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    ...['coin', 'coinList', 'column', 'columnWidths', 'phoneColumns', 'phonePages', 'values', 'words'].map(
      (name) => `columns/${name}`,
    ),
    ...['coin/parts', 'coin/rowParts', 'coins', 'market', 'marketToday', 'sentiment'].map(
      (name) => `contract/${name}`,
    ),
    ...['endpoint', 'provenance'].map((name) => `contract/${name}`),
    ...['fields', 'wire', 'wireNumber', 'wireRows', 'wireTime'].map((name) => `contract/${name}`),
    ...['feedbackTypes', 'watchKinds'].map((name) => `contract/community/${name}`),
    ...['activeKey', 'homeTabs', 'menu'].map((name) => `pages/${name}`),
  ].map((name) => `shared/src/${name}.ts`),
);

/**
 * Loads a browser's locale data of all languages: a formatter created at module level, or a number's `toLocaleString`.
 */
const LANGUAGES = /^(?:export )?(?:const|let) .*\bnew Intl\.|\.toLocale\w*\(/;

const INTL =
  'makes the browser load its locale data in the first load (50 ms, 200 on a phone). Format numbers with shared/src/format, or create the formatter lazily.';

/** The first load must not grow with new pages: it contains no other page's tables. */
export function lightFirstLoad(files: readonly SourceFile[], known = KNOWN): readonly Problem[] {
  const graph = graphOf(files);
  const ways = waysFrom(graph, STARTS);
  const problems = [...ways].flatMap(([path, from]): readonly Problem[] => {
    if (!GROWING.test(path) || known.has(path)) return [];
    const message = `imports ${path} in the first load (150 KB). Move what home needs to a separate module, or load this with lazyPart; see web/docs/first-load.md.`;
    return [{ path: from, line: 1, message }];
  });
  const languages = files
    .filter(({ path }) => ways.has(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (LANGUAGES.test(line) ? [{ path, line: at + 1, message: INTL }] : [])),
    );
  const unneeded = [...known].filter((path) => !ways.has(path));
  return [
    ...problems,
    ...languages,
    ...unneeded.map((path) => ({
      path: 'scripts/checks/firstLoad.ts',
      line: 1,
      message: `lists ${path}, which is not in the first load: delete it.`,
    })),
  ];
}

/** Every module that runs before the first page is drawn, with its importer. */
function waysFrom(graph: Graph, starts: readonly string[]): ReadonlyMap<string, string> {
  const ways = new Map(starts.map((start) => [start, start]));
  for (const path of ways.keys()) {
    if (path === EVALUATED) continue;
    for (const { to } of graph.get(path) ?? []) if (!ways.has(to)) ways.set(to, path);
  }
  return ways;
}
