/** Of a candle: the coins of its volume that takers bought; NULL: its venue does not tell, or it was kept before this step. */
export const boughtVolumes = `
ALTER TABLE candles ADD COLUMN bought REAL;
`;
