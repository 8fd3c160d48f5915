/** A deviation from the peg up to this is usual, %: fees and the spread between venues explain it. */
export const PEG_USUAL = 0.1;
/** A deviation beyond this is a lost peg, %. */
export const PEG_LOST = 0.5;

/** What a deviation from the peg (%) means; either sign is as bad. */
export function pegState(deviation: number): '正常' | '轻微偏离' | '脱锚' {
  const distance = Math.abs(deviation);
  if (distance > PEG_LOST) return '脱锚';
  return distance > PEG_USUAL ? '轻微偏离' : '正常';
}
