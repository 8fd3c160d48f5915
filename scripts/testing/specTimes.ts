import { join } from 'node:path';
import * as v from 'valibot';
import type { FileTime } from './fileTime.ts';

const specSchema = v.object({
  tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
});

/** A file of Playwright's report, or a block of tests in one. */
export interface Suite {
  readonly file?: string | undefined;
  readonly specs: readonly v.InferOutput<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}

export const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  file: v.optional(v.string()),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

/** Total time of the tests of each file, over all workers. */
export function specTimes(suites: readonly Suite[], rootDir: string): readonly FileTime[] {
  return suites.map((suite) => ({ path: join(rootDir, suite.file ?? ''), ms: timeOf(suite) }));
}

function timeOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((total, { duration }) => total + duration, 0);
  return suites.reduce((total, suite) => total + timeOf(suite), own);
}
