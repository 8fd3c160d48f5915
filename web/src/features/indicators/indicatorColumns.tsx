import { indicatorColumns as columnsOf } from '@coinmirror/shared/columns/indicatorDays.ts';
import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import type { Column } from '#ui/table/column.ts';

/** An indicator's days, with the band in its own colour. */
export function indicatorColumns(indicator: Indicator): readonly Column<IndicatorDay>[] {
  return renderColumns(columnsOf(indicator), {
    band: (row) => {
      const band = bandOf(indicator.bands, row.value);
      return band && <Badge tone={band.tone}>{band.name}</Badge>;
    },
  });
}
