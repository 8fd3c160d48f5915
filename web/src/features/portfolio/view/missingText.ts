import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { MissingCloses } from '@coinmirror/shared/portfolio/valueOverTime.ts';

/** Which coins the line of the value leaves out, and when; `failed` are those that could not be asked for this time. */
export function missingText(
  missing: readonly MissingCloses[],
  failed: readonly string[],
  nameOf: (code: string) => string,
): string {
  const parts = missing.map(({ code, from, to }) =>
    failed.includes(code)
      ? `${nameOf(code)} 的日线这次没有取到，刷新后再试`
      : `${nameOf(code)} ${daysText(from, to)}没有日线`,
  );
  return `${parts.join('；')}，未计入走势的市值与成本。`;
}

function daysText(from: number, to: number | null): string {
  if (to === null) return `自 ${formatDate(from)} 起`;
  return from === to ? `在 ${formatDate(from)} ` : `在 ${formatDate(from)} 至 ${formatDate(to)} `;
}
