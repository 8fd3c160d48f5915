import type { ArgumentTable } from './argumentTypes.ts';
import { coinArguments, placeArguments } from './coinArguments.ts';
import { contentArguments } from './contentArguments.ts';
import { figureArguments } from './figureArguments.ts';

/** Arguments of every endpoint of the market host; an endpoint without arguments does not compile. */
export const ARGUMENTS: ArgumentTable = {
  ...coinArguments,
  ...placeArguments,
  ...figureArguments,
  ...contentArguments,
};
