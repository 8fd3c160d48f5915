import type { CSSProperties } from 'react';
import type { Column } from './column.ts';

/** Where a column stands: everything the header, the body and the skeleton share. */
export interface PlacedColumn<Row> {
  readonly column: Column<Row>;
  /** Last of the pinned ones: it draws the edge under which the rest scrolls. */
  readonly edge: boolean;
  /** Custom properties of its cells (offset while pinned). */
  readonly cellStyle: CSSProperties | undefined;
  /** Custom properties of its <col>. */
  readonly colStyle: CSSProperties;
}

export interface TableLayout<Row> {
  readonly placed: readonly PlacedColumn<Row>[];
  /** Narrowest the table may become before it scrolls inside its frame. */
  readonly tableStyle: CSSProperties;
}

/** Widths and pinned offsets, for wide screens and for phones, as custom properties that the style sheet reads. */
export function layoutColumns<Row>(columns: readonly Column<Row>[]): TableLayout<Row> {
  let wide = 0;
  let phone = 0;
  const placed = columns.map((column, index): PlacedColumn<Row> => {
    const phoneWidth = column.phone === 'hidden' ? 0 : (column.phoneWidth ?? column.width);
    const cellStyle = column.pin ? properties({ left: wide, 'left-phone': phone }) : undefined;
    wide += column.width;
    phone += phoneWidth;
    return {
      column,
      edge: Boolean(column.pin) && !columns[index + 1]?.pin,
      cellStyle,
      colStyle: column.grow ? {} : properties({ width: column.width, 'width-phone': phoneWidth }),
    };
  });
  const shown = columns.filter((column) => !column.grow && !column.pin);
  return {
    placed,
    tableStyle: {
      ...properties({ min: wide, 'min-phone': phone }),
      ...counts({ sized: shown.length, 'sized-phone': shown.filter(({ phone }) => !phone).length }),
    },
  };
}

function properties(values: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, px]) => [`--${name}`, `${px}px`]));
}

function counts(values: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, count]) => [`--${name}`, Math.max(count, 1)]));
}
