import { formatDate } from '../format/time.ts';
import { bandOf } from '../indicators/bands.ts';
import type { Indicator } from '../indicators/definitions/indicator.ts';
import type { IndicatorDay } from '../indicators/indicatorDay.ts';
import { writeIndicator } from '../indicators/writeIndicator.ts';
import type { Column } from './column.ts';
import { number, price, type Read } from './values.ts';
import { text } from './words.ts';

/** Widths in px: of a Chinese character, of a sorting heading's icons and padding, of a badge's. */
const LETTER = 12;
const HEADING = 30;
const BADGE = 24;

/** An indicator's days: date, value, band, price, and the lines on the price chart. */
export function indicatorColumns(indicator: Indicator): readonly Column<IndicatorDay>[] {
  const { bands, short, priceName, lines, kind, key } = indicator;
  const longestBand = Math.max(...bands.map(({ name }) => name.length));
  return [
    text('date', '日期', (row) => formatDate(row.time), {
      arrives: 'desc',
      width: 112,
      phoneWidth: 84,
      rowHeader: true,
      pin: true,
      always: true,
      sortValue: (row) => row.time,
    }),
    number(
      'value',
      short,
      (row) => row.value,
      (row) => writeIndicator(indicator, row.value),
      {
        definition: key,
        width: 108,
        phone: 'key',
        phoneWidth: Math.max(80, HEADING + short.length * LETTER),
        always: true,
        csvLabel: () => (kind === 'ratio' ? short : `${short}(%)`),
      },
    ),
    text('band', '区间', (row) => bandOf(bands, row.value)?.name ?? '', {
      width: 96,
      phoneWidth: Math.max(64, BADGE + longestBand * LETTER),
      align: 'center',
    }),
    dayPrice('price', priceName, (row) => row.price, 'key'),
    ...lines.map((line, at) => dayPrice(line.key, line.name, (row) => row.lines[at] ?? null)),
  ];
}

function dayPrice(id: string, label: string, read: Read<IndicatorDay>, phone?: 'key'): Column<IndicatorDay> {
  return price(id, label, read, { width: 128, phoneWidth: 96, grow: true, ...(phone && { phone }) });
}
