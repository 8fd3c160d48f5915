const BEIJING = 8 * 3_600_000;
const WRITTEN = /^(19|20)\d{2}-\d{2}-\d{2}$/;

/** The midnight (epoch ms) at which a Beijing day begins, `2026-11-20`; null for an invalid date. */
export function beijingDayStart(day: string): number | null {
  if (!WRITTEN.test(day)) return null;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The parser accepts 2026-02-30 as 2 March.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return null;
  return midnight - BEIJING;
}
