import type { SpotSpread, SpreadPoint } from '../../contract/dashboards/spread.ts';
import { shortExchangeName } from '../../format/exchangeName.ts';
import { joinSpaced } from '../../format/joinSpaced.ts';
import { formatDateTime } from '../../format/time.ts';
import { writePercent } from '../../format/written.ts';
import { spotSpread } from '../../indicators/premium.ts';
import type { Column } from '../column.ts';
import { moneyFlow } from '../moreValues.ts';
import { percent, price } from '../values.ts';
import { text } from '../words.ts';

/** Decimals of a spread in percent. */
const PLACES = 3;

/** The latest spread to each exchange, and the price it refers to. */
export function spreadFacts({ reference, others }: Pick<SpotSpread, 'reference' | 'others'>) {
  const last = ({ points }: SpotSpread) => points.at(-1);
  return [
    price<SpotSpread>(
      'price',
      joinSpaced(shortExchangeName(reference.name), '价格'),
      (value) => last(value)?.reference ?? null,
    ),
    ...others.map(({ code, name }, at) =>
      percent<SpotSpread>(
        code,
        premiumLabel(name),
        (value) => spreadPercent(last(value), at),
        (value) => writePercent(value, { places: PLACES }),
        { width: 96, definition: 'spotSpread' },
      ),
    ),
  ];
}

/** Times, prices and their differences. */
export function spreadColumns({ reference, others }: Pick<SpotSpread, 'reference' | 'others'>) {
  const columns: Column<SpreadPoint>[] = [
    text('time', '时间', ({ time }) => formatDateTime(time).slice(0, 16), {
      arrives: 'desc',
      width: 148,
      phoneWidth: 140,
      rowHeader: true,
      pin: true,
      always: true,
      sortValue: ({ time }) => time,
    }),
    ...others.map(({ code, name }, at) =>
      percent<SpreadPoint>(
        `${code}Percent`,
        premiumLabel(name),
        (row) => spreadPercent(row, at),
        (value) => writePercent(value, { places: PLACES }),
        { width: 128, phoneWidth: 108, definition: 'spotSpread' },
      ),
    ),
    price('reference', shortExchangeName(reference.name), (row) => row.reference, { width: 112, grow: true }),
    ...others.flatMap(({ code, name }, at) => [
      price<SpreadPoint>(code, name, (row) => row.others[at] ?? null, {
        width: 112,
        grow: true,
        optional: at > 0,
      }),
      moneyFlow<SpreadPoint>(`${code}Amount`, `对${name}溢价额`, (row) => spreadAmount(row, at), {
        width: 120,
        optional: at > 0,
        definition: 'spotSpread',
      }),
    ]),
  ];
  return columns;
}

function premiumLabel(name: string): string {
  return `${joinSpaced('对', shortExchangeName(name))}溢价率`;
}

/** The reference price minus the exchange's at a point, USD; null if either is unknown. */
function spreadAmount(point: SpreadPoint, at: number): number | null {
  const other = point.others[at];
  return other === undefined ? null : spotSpread(point.reference, other).amount;
}

/** The same in %. */
export function spreadPercent(point: SpreadPoint | undefined, at: number): number | null {
  const other = point?.others[at];
  return point === undefined || other === undefined ? null : spotSpread(point.reference, other).percent;
}
