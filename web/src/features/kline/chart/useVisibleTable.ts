import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { candleTable } from '#charts/candles/candleTable.ts';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { downloadCsv } from '#ui/file/download.ts';

/** Down to the minute: 2026-03-01 08:00. */
const TO_MINUTE = 16;

/** The candles in sight as a table, and as a file under `title`. */
export function useVisibleTable(handle: KlineHandle | null, pair: KlinePair | undefined, title: string) {
  const { timeZone } = useDisplay();
  const table = () =>
    candleTable(handle?.visible() ?? [], pair?.quote ?? '', (time) =>
      formatDateTime(time, timeZone).slice(0, TO_MINUTE),
    );

  function saveCsv() {
    const { columns, rows } = table();
    downloadCsv(toCsv([columns.map(({ label }) => label), ...rows.map(({ plain }) => plain)]), title);
  }

  return { table, saveCsv };
}
