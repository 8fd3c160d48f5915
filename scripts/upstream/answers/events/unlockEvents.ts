import { unlockShare } from '@coinmirror/shared/indicators/unlockShare.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { unlockWords } from '../../catalogue/content/calendar/unlockWords.ts';
import type { CalendarEvent } from '../../ports/calendar.ts';
import { PLAIN_EVENT } from '../../ports/plainEvent.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';

const symbols = new Map(coinCatalogue.map(({ code, symbol }) => [code, symbol]));

/**
 * 解锁: unlocks within [from, to) (epoch ms) by the coins' schedules, as a share of what circulates now; none while nobody
 * tells of schedules.
 */
export async function unlockEvents(
  { unlocks, coins }: Sources,
  from: number,
  to: number,
): Promise<readonly CalendarEvent[]> {
  if (unlocks === null) return [];
  const [schedules, listed] = await Promise.all([ifConnected(() => unlocks.all()), coins.all()]);
  const cliffsOf = new Map(schedules?.map(({ code, cliffs }) => [code, cliffs]));
  return listed.flatMap(({ code, circulatingSupply }) =>
    (cliffsOf.get(code) ?? [])
      .filter(({ time }) => time >= from && time < to)
      .map(({ time, amount }) => unlockEvent(code, { time, amount, circulatingSupply })),
  );
}

interface CoinUnlock {
  readonly time: number;
  readonly amount: number;
  readonly circulatingSupply: number | null;
}

function unlockEvent(code: string, { time, amount, circulatingSupply }: CoinUnlock): CalendarEvent {
  return {
    ...PLAIN_EVENT,
    ...unlockWords(symbols.get(code) ?? '', amount, unlockShare(amount, circulatingSupply)),
    id: `unlock-${code}-${time / 60_000}`,
    time,
    type: 'unlock',
    coins: [code],
    source: '解锁计划',
    unlocked: amount,
  };
}
