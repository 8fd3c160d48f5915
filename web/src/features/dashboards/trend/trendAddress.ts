/** Maximum number of distinguishable coins in one chart. */
export const TREND_MAX = 6;
const FIRST = ['bitcoin', 'ethereum', 'solana'];
const CODE = /^[a-z0-9][a-z0-9-]{0,60}$/;

/** Parses `?c=bitcoin,ethereum`: coins to compare, no blanks, no duplicates, six at most; three by default. */
export function readTrendCodes(asked: string | null): readonly string[] {
  const codes = [...new Set((asked ?? '').split(',').filter((code) => CODE.test(code)))].slice(0, TREND_MAX);
  return codes.length === 0 ? FIRST : codes;
}

/** Adds or removes a code; the last one stays, and a seventh is refused. */
export function toggledCode(codes: readonly string[], code: string): readonly string[] {
  if (!codes.includes(code)) return codes.length < TREND_MAX ? [...codes, code] : codes;
  return codes.length > 1 ? codes.filter((one) => one !== code) : codes;
}
