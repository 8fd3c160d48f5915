/** A number as venues write it: a text without an exponent. */
export function decimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(24).replace(/\.?0+$/, '') : text;
}

/** The same to some places. */
export function fixed(value: number, places: number): string {
  return decimal(Number(value.toFixed(places)));
}

/** ISO date and time in UTC. */
export function iso(time: number): string;
export function iso(time: number | null): string | null;
export function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** Whole epoch seconds. */
export function seconds(time: number): number {
  return Math.floor(time / 1000);
}

/** What was a number some percent ago. */
export function before(value: number, percent: number | null): number {
  return percent === null ? value : value / (1 + percent / 100);
}
