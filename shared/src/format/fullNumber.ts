const full = new Intl.NumberFormat('zh-CN', { maximumSignificantDigits: 15, maximumFractionDigits: 20 });

/** Every digit a double holds, grouped by thousands: what a hint or a copy gives for a shortened number. */
export function fullNumber(value: number): string {
  return full.format(value);
}
