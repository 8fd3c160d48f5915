import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { TEST_SEED, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';
import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import type { CalendarEvent } from '../../../ports/calendar.ts';
import { contractListingsAt } from '../../listings/contractListings.ts';
import { noticesBetween } from '../../newsroom/notices/noticeDesk.ts';
import { createSimulatedSources } from '../../ports/sources.ts';
import { delistings } from './delistings.ts';
import { listings } from './listings.ts';

const FROM = TEST_TIME;
const TO = TEST_TIME + 40 * DAY;
const LATER = TO + 10 * DAY;
const coming = [...listings(FROM, TO, LATER), ...delistings(FROM, TO, LATER)];
const factsOf = (code = '') => coinCatalogue.find((coin) => coin.code === code);

const keyOf = ({ type, exchange, coins }: CalendarEvent) => `${type} ${exchange} ${coins[0]}`;

function tradesAt({ exchange, coins: [code] }: CalendarEvent, time: number): boolean {
  const coin = factsOf(code);
  return coin !== undefined && contractListingsAt(coin, time).some((one) => one.exchange.code === exchange);
}

describe('listings and delistings of the simulation', () => {
  test('are of spot pairs, perpetuals and dated contracts, each once', () => {
    const kinds = new Set(coming.map(({ type, markets }) => `${type} ${markets[0]}`));
    expect(kinds).toEqual(
      new Set([
        'listing spot',
        'listing perpetual',
        'listing dated',
        'delisting spot',
        'delisting perpetual',
      ]),
    );
    expect(new Set(coming.map(({ id }) => id)).size).toBe(coming.length);
  });

  test('are what notices have announced before, of each exchange that publishes them', () => {
    const notices = noticesBetween(FROM - 10 * DAY, TO);
    const announced = new Map<string, number>(
      notices.flatMap(({ type, publisher, coins, time }) =>
        coins.map((code) => [`${type} ${publisher.code} ${code}`, time] as const),
      ),
    );
    const official = coming.filter(({ source }) => source === '平台公告');
    expect(official.length).toBeGreaterThan(20);
    for (const event of official) {
      expect(announced.get(keyOf(event)), event.title).toBeLessThan(event.time);
      expect(announced.get(keyOf(event)), event.title).toBeLessThan((event.announcedAt ?? 0) + 3 * HOUR);
    }
  });

  test('are what the lists of contracts say from then on', () => {
    const perpetuals = coming.filter(({ markets }) => markets[0] === 'perpetual');
    expect(perpetuals.length).toBeGreaterThan(10);
    for (const event of perpetuals) {
      const isNew = event.type === 'listing';
      expect(tradesAt(event, event.time - 1), event.title).toBe(!isNew);
      expect(tradesAt(event, event.time), event.title).toBe(isNew);
    }
  });

  test('of spot pairs are what the new listings of the coin say', async () => {
    const { pairs } = createSimulatedSources({ seed: TEST_SEED, now: () => LATER });
    const spot = coming.filter(({ type, markets }) => type === 'listing' && markets[0] === 'spot');
    expect(spot.length).toBeGreaterThan(5);
    for (const { coins, exchange, time } of spot) {
      expect(await pairs?.openings(exchange, coins)).toEqual([time]);
    }
  });

  test('are known from their announcement on, and not before', async () => {
    const [first] = coming.filter(({ type, markets }) => type === 'listing' && markets[0] === 'perpetual');
    const announcedAt = first?.announcedAt ?? 0;
    const isKnownAt = async (now: number) => {
      const { calendar } = createSimulatedSources({ seed: TEST_SEED, now: () => now });
      return ((await calendar?.between(FROM, TO)) ?? []).some(({ id }) => id === first?.id);
    };
    expect(await isKnownAt(announcedAt - DAY)).toBe(false);
    expect(await isKnownAt(announcedAt + DAY)).toBe(true);
  });
});
