import type { ArgumentTable } from './argumentTypes.ts';
import { coinArguments, placeArguments } from './coinArguments.ts';
import { contentArguments } from './contentArguments.ts';
import { figureArguments } from './figureArguments.ts';

/** What every endpoint of the market's host is asked with; a row without arguments does not compile. */
export const ARGUMENTS: ArgumentTable = {
  ...coinArguments,
  ...placeArguments,
  ...figureArguments,
  ...contentArguments,
};
