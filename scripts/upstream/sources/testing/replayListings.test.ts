import { DAY } from '@coinmirror/shared/time/units.ts';
import { afterAll, expect, test } from 'vitest';
import { contractClosingsBetween, contractOpeningsBetween } from '../../simulation/listings/contractDates.ts';
import { contractVenues, exchanges } from '../exchanges/exchanges.ts';
import { closingsIn, openingsIn } from '../ports/calendar/tradingChanges.ts';
import { startReplayWorld } from './replayWorld.ts';

const LISTS: ReadonlySet<string> = new Set(['okx', 'bybit', 'gate', 'bitget', 'binance']);
const SINCE = Date.parse('2026-10-01T00:00:00Z');

/** A day before one of the exchanges adds a perpetual. */
const opening = contractOpeningsBetween(SINCE, SINCE + 90 * DAY).find(({ exchange }) =>
  LISTS.has(exchange.code),
);
const NOW = (opening?.time ?? 0) - DAY;

const world = await startReplayWorld({ now: () => NOW, coins: 400, isCold: true });
afterAll(() => world.close());

/** Each venue's perpetuals, as its lists have them. */
async function lists() {
  const venues = contractVenues.filter((venue) => LISTS.has(venue));
  return Promise.all(
    venues.map(async (venue) => {
      const { source, dates } = exchanges[venue].contracts;
      const rows = await Promise.all(
        dates.map(async ({ path, decode }) => {
          const response = await fetch(`${world.env[`SOURCES_${source}_ORIGIN`]}${path}`);
          return decode.read(Buffer.from(await response.arrayBuffer())) ?? [];
        }),
      );
      return rows
        .flat()
        .map(
          (row) =>
            ({ ...row, venue, fullName: null, market: row.expiresAt ? 'dated' : 'perpetual' }) as const,
        );
    }),
  );
}

test('lists tell the perpetuals that the market is going to add and to take away, and none of their lies', async () => {
  const read = await lists();
  const said = (changes: readonly { venue: string; base: string; time: number }[]) =>
    changes.map(({ venue, base, time }) => `${venue} ${base} ${time}`).toSorted();
  const openings = contractOpeningsBetween(NOW, NOW + 2 * DAY).filter(({ exchange }) =>
    LISTS.has(exchange.code),
  );
  expect(openings.length).toBeGreaterThan(0);
  const told = read.flatMap((list) => openingsIn(list, NOW));
  expect(said(told)).toEqual(
    said(
      openings.map(({ exchange, coin, time }) => ({
        venue: exchange.code,
        base: coin.symbol.toUpperCase(),
        time,
      })),
    ),
  );
  const closings = contractClosingsBetween(NOW, NOW + 4 * DAY).filter(({ exchange }) =>
    LISTS.has(exchange.code),
  );
  const leaving = read.flatMap((list) => closingsIn(list, NOW));
  for (const { exchange, coin, time } of closings) {
    expect(leaving).toContainEqual(
      expect.objectContaining({ venue: exchange.code, base: coin.symbol.toUpperCase(), time }),
    );
  }
});
