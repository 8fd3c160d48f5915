import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RouteName, routeNames } from '@coinmirror/shared/pages/pages.ts';
import * as v from 'valibot';

const table = v.record(v.string(), v.object({ built: v.boolean() }));

/** What the build says of its pages; the run has built before its tests are read. */
const pages = v.parse(
  table,
  JSON.parse(readFileSync(fileURLToPath(new URL('../../dist/pages.json', import.meta.url)), 'utf8')),
);

/** Pages that are there. */
export const builtPages: readonly RouteName[] = routeNames.filter((name) => pages[name]?.built === true);

/** Pages that are only planned: each says that it is being built. */
export const plannedPages: readonly RouteName[] = routeNames.filter((name) => pages[name]?.built !== true);
