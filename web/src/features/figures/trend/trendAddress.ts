/** Coins that one chart can hold apart. */
export const TREND_MAX = 6;
const FIRST = ['bitcoin', 'ethereum', 'solana'];
const CODE = /^[a-z0-9][a-z0-9-]{0,60}$/;

/** Reads `?c=bitcoin,ethereum`: coins to compare, no blanks, no doubles, six at most; three when none is named. */
export function readTrendCodes(asked: string | null): readonly string[] {
  const codes = [...new Set((asked ?? '').split(',').filter((code) => CODE.test(code)))].slice(0, TREND_MAX);
  return codes.length === 0 ? FIRST : codes;
}

/** The codes with one more or one fewer; the last one stays, and a seventh is not taken. */
export function toggledCode(codes: readonly string[], code: string): readonly string[] {
  if (!codes.includes(code)) return codes.length < TREND_MAX ? [...codes, code] : codes;
  return codes.length > 1 ? codes.filter((one) => one !== code) : codes;
}
