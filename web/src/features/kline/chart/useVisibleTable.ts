import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { candleTable } from '#charts/candles/candleTable.ts';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { downloadCsv } from '#ui/file/download.ts';

/** The visible candles as a table, and as a file named `title`. */
export function useVisibleTable(
  handle: KlineHandle | null,
  pair: KlinePair | undefined,
  places: number | undefined,
  title: string,
) {
  const { timeZone } = useDisplay();
  const table = () =>
    candleTable(handle?.visible() ?? [], {
      base: pair?.base ?? '',
      quote: pair?.quote ?? '',
      timeZone,
      places,
    });

  function saveCsv() {
    const { columns, rows } = table();
    downloadCsv(toCsv([columns.map(({ label }) => label), ...rows.map(({ plain }) => plain)]), title);
  }

  return { table, saveCsv };
}
