import { bitcoinCloses } from '../../catalogue/bitcoinCloses.ts';
import type { Candle } from '../../ports/candles.ts';

/**
 * Bitcoin's days before an instant (epoch ms) from its recorded closes alone, oldest first: flat, for their highs and
 * lows are not recorded, and without a volume. The close of a UTC day stands for the Beijing day of the same date.
 */
export function bitcoinDays(shift: number, before: number): readonly Candle[] {
  return bitcoinCloses
    .map(({ time, close }) => ({
      time: time - shift,
      open: close,
      high: close,
      low: close,
      close,
      volume: 0,
      turnover: 0,
    }))
    .filter(({ time }) => time < before);
}
