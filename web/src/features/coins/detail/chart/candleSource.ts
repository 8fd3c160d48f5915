import { isSimulated } from '#ui/simulated.ts';

/**
 * Whose trades a coin's candles are, for the foot of what is drawn of them. Exchanges publish candles by pair, so those
 * of a real coin are of its most traded one, and so is their volume.
 */
export function candleSource(): string {
  return isSimulated() ? '币镜综合各交易所成交' : '价格与成交额取自该币成交最多的交易对';
}
