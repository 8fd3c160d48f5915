import { basename } from 'node:path';
import { routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { pageFileOf } from '@coinmirror/shared/pages/pageFile.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

const PAGE = /^web\/src\/pages\/.+Page\.tsx$/;

const MANIFEST = 'shared/src/manifest/pages.ts';

/**
 * A page's code is found by its file name: each page file has exactly one row of the manifest, and each row one file.
 */
export function pagesByManifest(
  files: readonly SourceFile[],
  named: ReadonlySet<string> = new Set(routeNames.map(pageFileOf)),
): readonly Problem[] {
  const paths = files.map(({ path }) => path).filter((path) => PAGE.test(path));
  const byName = Map.groupBy(paths, (path) => basename(path));
  const missing = [...named].filter((name) => !byName.has(name));
  return [
    ...missing.map((name) => ({
      path: MANIFEST,
      line: 1,
      message: `has a row without a page file: ${name}.`,
    })),
    ...paths.flatMap((path) => {
      const message = complaint(basename(path));
      return message === null ? [] : [{ path, line: 1, message }];
    }),
  ];

  function complaint(name: string): string | null {
    if (!named.has(name)) {
      return 'is not a page of the manifest (shared/src/manifest): name it after its row, or move shared code to templates/.';
    }
    const [first, second] = byName.get(name) ?? [];
    return second === undefined ? null : `has the same name as another page's file: ${first}, ${second}.`;
  }
}
