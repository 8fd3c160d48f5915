import { basename } from 'node:path';
import { pages, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { pageFileOf } from '@coinmirror/shared/pages/pageFile.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { type Check, problem } from './problem.ts';

const byFile = Map.groupBy(routeNames, pageFileOf);

/**
 * A page's title and summary are in its manifest row: its component reads them from there, so that they are the same
 * everywhere.
 */
export const wordsByManifest: Check = {
  name: 'page words by manifest',
  run(file) {
    if (file.isTest || !file.path.startsWith('web/src/pages/')) return [];
    const names = byFile.get(basename(file.path)) ?? [];
    const words = new Set(names.flatMap((name) => [pages[name].title, summaryOf(name)]));
    return file.texts
      .filter(({ value }) => value !== '' && words.has(value))
      .map(({ value, line }) =>
        problem(
          file,
          line,
          `repeats ${JSON.stringify(value)} from its manifest row: use titleOf or summaryOf.`,
        ),
      );
  },
};
