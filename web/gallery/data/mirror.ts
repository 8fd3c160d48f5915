import type { MirrorHalf, MirrorTone } from '#charts/mirror/types.ts';
import { NOW } from './market.ts';

const HOUR = 3_600_000;
const pad = (value: number) => String(value).padStart(2, '0');

export const HOURS = Array.from({ length: 24 }, (_, at) => {
  const label = `${pad((at + 6) % 24)}:00`;
  return { key: String(NOW - (24 - at) * HOUR), label };
});
export const RANGES = ['0–1%', '1–3%', '3–5%', '5–10%', '>10%'].map((label) => ({ key: label, label }));
export const VENUES = [
  '币安',
  '欧易',
  'Bybit',
  'Bitget',
  'Gate',
  'MEXC',
  'HTX',
  'Deribit',
  'Kraken',
  'CME',
].map((label) => ({ key: label, label }));

/** Longs and shorts of a crash, USD an hour: the largest at 04:00. */
const CRASH_LONGS = HOURS.map(
  (_, at) => 2.2e7 + 2.53e8 * Math.exp(-((at - 22) ** 2) / 2) + 9e7 * Math.exp(-((at - 13) ** 2)),
);
const CRASH_SHORTS = HOURS.map((_, at) => 1.2e7 + 6e7 * Math.max(0, Math.sin(at / 2)) ** 4);

export const crash = { longs: CRASH_LONGS, shorts: CRASH_SHORTS };
export const quiet = { longs: CRASH_LONGS.map(() => 4e6), shorts: CRASH_SHORTS.map(() => 3.98e6) };
/** Three hours that no source answered. */
export const gappy = {
  longs: CRASH_LONGS.map((value, at) => (at > 8 && at < 12 ? null : value)),
  shorts: CRASH_SHORTS.map((value, at) => (at > 8 && at < 12 ? null : value)),
};
export const missing = { longs: HOURS.map(() => null), shorts: HOURS.map(() => null) };

export const CRASH_TOTAL = HOURS.map((_, at) => 4.9e12 - 1.4e10 * at + 3e10 * Math.sin(at / 3));
export const QUIET_TOTAL = HOURS.map((_, at) => 4.9e12 + 2e9 * Math.sin(at / 3));

/** One part as a half. */
export function halfOf(
  key: string,
  name: string,
  tone: MirrorTone,
  values: readonly (number | null)[],
  floor?: number,
): MirrorHalf {
  return { parts: [{ key, name, tone, values }], ...(floor === undefined ? {} : { floor }) };
}

/** Liquidations hanging together below the total value. */
export function stackedOf({
  longs,
  shorts,
}: {
  longs: readonly (number | null)[];
  shorts: readonly (number | null)[];
}) {
  return {
    parts: [...halfOf('long', '多单', 'up', longs).parts, ...halfOf('short', '空单', 'down', shorts).parts],
    floor: 1e8,
  };
}
