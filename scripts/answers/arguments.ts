import type { ArgumentTable } from './argumentTypes.ts';
import { coinArguments, placeArguments } from './coinArguments.ts';
import { contentArguments } from './contentArguments.ts';
import { dashboardArguments } from './dashboardArguments.ts';

/** Arguments of every endpoint of the market host; an endpoint without arguments does not compile. */
export const ARGUMENTS: ArgumentTable = {
  ...coinArguments,
  ...placeArguments,
  ...dashboardArguments,
  ...contentArguments,
};
