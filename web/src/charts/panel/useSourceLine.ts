import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';

/** 数据来源：… · 更新于 … */
export function useSourceLine(source: string, asOf: number | null): string {
  const { timeZone } = useDisplay();
  const updated = asOf === null ? '' : ` · 更新于 ${formatZonedTime(asOf, timeZone)}`;
  return `数据来源：${source}${updated}`;
}
