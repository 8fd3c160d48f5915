import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { known } from '@coinmirror/testing/world.ts';
import { announcedDate } from '@coinmirror/upstream/catalogue/content/notices/announcedDate.ts';
import { expect } from 'vitest';
import type { Relation } from './inOneCycle.ts';

const NOTICE = /^\/notice\/(\d+)$/;

/** What begins or ends at an exchange stands once, and no further than a day from what its notice states. */
const tradingIsAsNoticesState: Relation = async (read) => {
  const { events } = await read('calendarList', { span: 'feed' });
  const trading = events.filter(({ type }) => type === 'listing' || type === 'delisting');
  const keys = trading.map(({ type, exchange, coins, time }) =>
    [type, exchange?.code, ...coins.map(({ symbol }) => symbol), time].join(' '),
  );
  expect(new Set(keys).size).toBe(keys.length);
  for (const { address, title, type, exchange, coins, time } of trading) {
    const [, id] = NOTICE.exec(address) ?? [];
    if (id === undefined) continue;
    const notice = await read('noticeDetail', { id: Number(id) });
    const lead = notice.blocks[0]?.text ?? '';
    const said = announcedDate({ ...notice, lead, time: known(notice.time) });
    expect([said?.type, notice.publisher.code], title).toEqual([type, exchange?.code]);
    expect(Math.abs((said?.time ?? 0) - time), title).toBeLessThan(DAY);
    for (const { symbol } of coins) expect(said?.symbols, title).toContain(symbol.toUpperCase());
  }
};

/** What is going to open as a contract is not one of its coin's contracts yet, what has opened is. */
const contractsFollowTheCalendar: Relation = async (read) => {
  const { events, today } = await read('calendarList', { span: 'feed', type: 'listing' });
  const perpetuals = events.filter(
    ({ title, coins: [coin] }) => title.includes('永续') && coin !== undefined && coin.code !== '',
  );
  for (const { time, coins, exchange, title } of perpetuals.slice(0, 6)) {
    const isOpen = time < today;
    if (!isOpen && time < today + DAY) continue;
    const asked = { tickertype: MARKET_TYPE.futures, pagesize: 500 } as const;
    const { rows } = await read('coinMarkets', { ...asked, code: coins[0]?.code ?? '' });
    const venues = rows.map(({ exchangeCode }) => exchangeCode);
    expect(venues.includes(exchange?.code ?? ''), title).toBe(isOpen);
  }
};

/** Relations of the calendar with notices and lists, by what they say. */
export const calendarRelations: Readonly<Record<string, Relation>> = {
  'what opens and closes at an exchange stands once in the calendar, when its notice says':
    tradingIsAsNoticesState,
  'a contract of the calendar is in the list of contracts once its time has come': contractsFollowTheCalendar,
};
