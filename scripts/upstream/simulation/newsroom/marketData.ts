import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { Candle } from '../../ports/candles.ts';
import { moveUntilOf } from '../derivatives/pressure.ts';
import type { SimulatedMarket } from '../market/source.ts';
import type { MarketData } from './item.ts';

/** Candles fetched per block: a day of hours, 24 days. */
const BLOCK = 24;

interface Block {
  readonly candles: readonly Candle[];
  /** Number of candles closed when the block was read. */
  readonly closed: number;
}

/** Reads closed candles in blocks; a complete block is never read again. */
export function createMarketData(market: SimulatedMarket): MarketData {
  const blocks = new Map<string, Promise<Block>>();
  const sizes = new Map<string, number>();

  async function read(code: string, length: number, first: number): Promise<Block> {
    const end = first + BLOCK * length;
    const candles = await market.candles({ code, periodMinutes: length / 60_000, end, limit: BLOCK });
    const inside = candles.filter(({ time }) => time >= first && time + length <= market.now());
    return { candles: inside, closed: closedOf(first, length, market.now()) };
  }

  async function blockAt(code: string, length: number, first: number): Promise<readonly Candle[]> {
    const name = `${code}/${length}/${first}`;
    const wanted = closedOf(first, length, market.now());
    if (sizes.get(name) !== wanted) {
      sizes.set(name, wanted);
      blocks.set(name, read(code, length, first));
    }
    return (await blocks.get(name))?.candles ?? [];
  }

  async function before(code: string, length: number, end: number, count: number, origin: number) {
    const span = BLOCK * length;
    const from = end - count * length;
    const found: Candle[] = [];
    for (let first = Math.floor((from - origin) / span) * span + origin; first < end; first += span) {
      for (const candle of await blockAt(code, length, first)) {
        if (candle.time >= from && candle.time + length <= end) found.push(candle);
      }
    }
    return found;
  }

  const midnight = beijingMidnight(0);
  return {
    get now() {
      return market.now();
    },
    moveUntil: moveUntilOf(market),
    hours: (code, end, count) => before(code, HOUR, end, count, midnight),
    days: (code, end, count) => before(code, DAY, end, count, midnight),
  };
}

function closedOf(first: number, length: number, now: number): number {
  return Math.max(0, Math.min(BLOCK, Math.floor((now - first) / length)));
}
