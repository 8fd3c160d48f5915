import type { Calculator } from './calculator.ts';
import { converter } from './converter.ts';
import { dca } from './dca.ts';
import { futures } from './futures.ts';
import { gridTrade } from './gridTrade.ts';
import { interest } from './interest.ts';
import { miner } from './miner.ts';
import { pool } from './pool.ts';

/** Every calculator, in tab order. */
export const calculators: readonly [Calculator, ...Calculator[]] = [
  converter,
  dca,
  futures,
  gridTrade,
  miner,
  pool,
  interest,
];

/** The calculator that an address selects; the first if it selects none or an unknown one. */
export function calculatorOf(asked: string | null): Calculator {
  return calculators.find(({ key }) => key === asked) ?? calculators[0];
}
