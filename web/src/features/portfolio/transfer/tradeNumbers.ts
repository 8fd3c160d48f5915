import type { DecimalMark } from '@coinmirror/shared/numbers/readNumber.ts';
import { type NumberStyle, numberStyleOf, OWN_STYLE } from '#ui/file/numberStyle.ts';
import type { TradeColumn } from './tradeColumns.ts';
import type { TradeHeading } from './tradeHeading.ts';

const NUMERIC: readonly TradeColumn[] = ['价格', '数量', '手续费', '1USD兑'];

/** A number with the coin it counts: `0.5BTC`, `30,000 USDT`. */
const WITH_UNIT = /^(?<number>.*?[\d.,])\s*(?<unit>[A-Za-z][A-Za-z0-9]{1,14})$/;

/** A number and the coin written behind it; '' without one. */
export interface Counted {
  readonly text: string;
  readonly unit: string;
}

/** Parts a cell into number and coin. An exponent is no coin. */
export function partUnit(cell: string): Counted {
  const { number, unit } = WITH_UNIT.exec(cell)?.groups ?? {};
  return number !== undefined && unit !== undefined && !/^[eE]\d+$/.test(unit)
    ? { text: number, unit: unit.toUpperCase() }
    : { text: cell, unit: '' };
}

/** How the numbers of a file are written. `chosen`: what the visitor says, null if not asked. */
export function styleOfTrades(
  { places, isOwn, rows }: TradeHeading,
  chosen: DecimalMark | null,
): NumberStyle {
  if (isOwn) return OWN_STYLE;
  const cells = rows.flatMap((row) =>
    NUMERIC.map((column) => partUnit(row.cells[places.get(column) ?? -1] ?? '').text),
  );
  return numberStyleOf(cells, chosen);
}
