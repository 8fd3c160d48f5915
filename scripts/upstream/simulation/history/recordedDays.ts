import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { bitcoinCloses } from '../../catalogue/bitcoinCloses.ts';
import { CELL } from '../grid/gridTime.ts';
import { BITCOIN_HISTORY } from './history.ts';
import { type Line, lineThrough } from './knots.ts';

/**
 * Bitcoin's log price before the invented days: approximate turning points, and from 2017-08-17 on the recorded close of
 * every UTC day, at the instant that ends it.
 */
export function bitcoinLine(): Line {
  const closes = bitcoinCloses.filter(({ time }) => time + DAY <= ANCHOR);
  const first = Math.min(...closes.map(({ time }) => time));
  const turns = lineThrough(
    BITCOIN_HISTORY.filter(([day]) => Date.parse(day) < first),
    Math.log,
  );
  return {
    cells: [...turns.cells, ...closes.map(({ time }) => (time + DAY) / CELL)],
    values: [...turns.values, ...closes.map(({ close }) => Math.log(close))],
  };
}
