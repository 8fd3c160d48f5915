import { type Graph, graphOf } from './importGraph.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** What every visit begins with, and home. */
const STARTS = ['web/src/main.tsx', 'web/src/app/start.tsx', 'web/src/pages/home/HomePage.tsx'];

/** Its value is written into the build, without what it is made from. */
const EVALUATED = 'shared/src/routes/routeTable.ts';

/** Rooms that grow with each page: whatever of them is in the first load is named below. */
const GROWING =
  /^shared\/src\/(columns|content|contract|definitions|indicators|manifest|pages|rankings|submissions)\//;

/** Home's own calls and columns, the menu, and the vocabulary they are made of. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    ...['coin', 'coinList', 'csvLines', 'values', 'words'].map((name) => `columns/${name}`),
    ...['coin/parts', 'coin/rowParts', 'coins', 'market', 'sentiment'].map((name) => `contract/${name}`),
    ...['endpoint', 'provenance'].map((name) => `contract/${name}`),
    ...['wire', 'wireNumber', 'wireRows', 'wireTime'].map((name) => `contract/${name}`),
    ...['feedbackTypes', 'watchKinds'].map((name) => `contract/community/${name}`),
    ...['homeTabs', 'menu'].map((name) => `pages/${name}`),
  ].map((name) => `shared/src/${name}.ts`),
);

/** What loads a browser's tables of all languages: a formatter of a module's own, made as it is evaluated, or a number's. */
const LANGUAGES = /^(?:export )?(?:const|let) .*\bnew Intl\.|\.toLocale\w*\(/;

const INTL =
  'has the browser load its tables of languages in the first load (50 ms, 200 on a phone). Write numbers with shared/src/format, or make a formatter when it is first needed.';

/** The first load stays what it is while pages are added: a table of another page is no part of it. */
export function lightFirstLoad(files: readonly SourceFile[], known = KNOWN): readonly Problem[] {
  const graph = graphOf(files);
  const ways = waysFrom(graph, STARTS);
  const problems = [...ways].flatMap(([path, from]): readonly Problem[] => {
    if (!GROWING.test(path) || known.has(path)) return [];
    const message = `brings ${path} into the first load (150 KB). Move what home needs to a module of its own, or fetch this with lazyPart; web/docs/first-load.md says how a page stays out.`;
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
      message: `names ${path}, which the first load does not bring: delete it.`,
    })),
  ];
}

/** Every module that runs before the first page is drawn, with the one that asks for it. */
function waysFrom(graph: Graph, starts: readonly string[]): ReadonlyMap<string, string> {
  const ways = new Map(starts.map((start) => [start, start]));
  for (const path of ways.keys()) {
    if (path === EVALUATED) continue;
    for (const { to } of graph.get(path) ?? []) if (!ways.has(to)) ways.set(to, path);
  }
  return ways;
}
