import { formatDate } from '@coinmirror/shared/format/time.ts';
import { UNKNOWN, writeMoney } from '@coinmirror/shared/format/written.ts';
import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import type { ValueText } from '#charts/series/valueText.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import type { Column } from '#ui/table/column.ts';

type DayColumn = Column<IndicatorDay>;

/** An indicator's days: date, value, band, price, and the lines beside the price. */
export function indicatorColumns(indicator: Indicator, text: ValueText): readonly DayColumn[] {
  const { bands, short, priceName, lines, kind, key } = indicator;
  return [
    {
      id: 'date',
      label: '日期',
      width: 112,
      phoneWidth: 96,
      rowHeader: true,
      pin: true,
      always: true,
      sortValue: (row) => row.time,
      csv: (row) => formatDate(row.time),
      cell: (row) => formatDate(row.time),
    },
    {
      id: 'value',
      label: short,
      definition: key,
      width: 96,
      phoneWidth: 80,
      align: 'right',
      always: true,
      sortValue: (row) => row.value,
      csv: (row) => row.value,
      csvLabel: () => (kind === 'ratio' ? short : `${short}(%)`),
      written: (row) => (row.value === null ? UNKNOWN : { text: text.full(row.value) }),
    },
    {
      id: 'band',
      label: '区间',
      width: 80,
      phoneWidth: 64,
      align: 'center',
      csv: (row) => bandOf(bands, row.value)?.name ?? null,
      cell: (row) => {
        const band = bandOf(bands, row.value);
        return band && <Badge tone={band.tone}>{band.name}</Badge>;
      },
    },
    priceColumn('price', priceName, (row) => row.price),
    ...lines.map((line, at) => priceColumn(line.key, line.name, (row) => row.lines[at] ?? null)),
  ];
}

function priceColumn(id: string, label: string, read: (row: IndicatorDay) => number | null): DayColumn {
  return {
    id,
    label,
    width: 128,
    phoneWidth: 108,
    align: 'right',
    grow: true,
    sortValue: read,
    csv: (row, { perUsd }) => {
      const usd = read(row);
      return usd === null || perUsd === null ? null : usd * perUsd;
    },
    csvLabel: ({ unit }) => `${label}(${unit})`,
    written: (row, display) => writeMoney(read(row), 'price', display),
  };
}
