import type { Calculator } from './calculator.ts';
import { converter } from './converter.ts';
import { dca } from './dca.ts';
import { futures } from './futures.ts';
import { gridTrade } from './gridTrade.ts';
import { interest } from './interest.ts';
import { miner } from './miner.ts';
import { pool } from './pool.ts';

/** Every calculator, in the order of their tabs. */
export const calculators: readonly [Calculator, ...Calculator[]] = [
  converter,
  dca,
  futures,
  gridTrade,
  miner,
  pool,
  interest,
];

/** The calculator an address asks for; the first when it asks for none that there is. */
export function calculatorOf(asked: string | null): Calculator {
  return calculators.find(({ key }) => key === asked) ?? calculators[0];
}
