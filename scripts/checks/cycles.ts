import { type Edge, type Graph, graphOf } from './importGraph.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** Accepted cycles, each named by its alphabetically first module, with the reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  'web/src/features/comments/CommentItem.tsx': 'a reply is a comment, so each draws the other',
};

/**
 * No module imports itself through others: the evaluation order would depend on the entry point, and no module could be
 * understood or moved alone. Type imports and `import()` make no cycle, because they do not run with the module.
 */
export function importCycles(
  files: readonly SourceFile[],
  excused: Readonly<Record<string, string>> = EXCUSED,
): readonly Problem[] {
  const graph = graphOf(files);
  const idle = new Set(Object.keys(excused));
  const problems = [...graph.keys()].toSorted().flatMap((start): readonly Problem[] => {
    const way = shortestCycle(graph, start);
    // Each cycle is reported once, at its first module.
    if (way === null || way.some(({ to }) => to < start)) return [];
    idle.delete(start);
    if (Object.hasOwn(excused, start)) return [];
    const names = way.map(({ to }) => to).join(' → ');
    const message = `imports itself: ${start} → ${names}. Move what both need to a module below them, pass it in, or take a type with \`import type\`.`;
    return [{ path: start, line: way[0]?.line ?? 1, message }];
  });
  const unneeded = [...idle].map((start) => ({
    path: 'scripts/checks/cycles.ts',
    line: 1,
    message: `excuses a cycle at ${start} that no longer exists: delete the line.`,
  }));
  return [...problems, ...unneeded];
}

/** The shortest path from a module back to itself; null if there is none. */
function shortestCycle(graph: Graph, start: string): readonly Edge[] | null {
  const ways = new Map<string, readonly Edge[]>([[start, []]]);
  const queue = [start];
  for (const from of queue) {
    const way = ways.get(from) ?? [];
    for (const edge of graph.get(from) ?? []) {
      if (edge.to === start) return [...way, edge];
      if (ways.has(edge.to) || !graph.has(edge.to)) continue;
      ways.set(edge.to, [...way, edge]);
      queue.push(edge.to);
    }
  }
  return null;
}
