import { expect, test } from 'vitest';
import { datesFinding, datesStatus } from './datesStatus.ts';

const own = (['cpi', 'pce', 'payrolls'] as const).map((series) => ({
  series,
  day: '2027-06-16',
  address: 'https://www.bls.gov/',
  checkedOn: '2026-12-20',
}));

test.each([
  ['2026-10-01T00:00:00Z', 'well'],
  ['2026-10-11T14:00:00Z', 'late'],
  ['2027-08-01T00:00:00Z', 'late'],
])('at %s the dates are %s, which /status and the doctor tell', (time, state) => {
  const now = Date.parse(time);
  const status = datesStatus(now, []);
  expect(status.state).toBe(state);
  expect(status.reason?.kind).toBe(state === 'late' ? 'ending' : undefined);
  expect(datesFinding(now, []).includes('SOURCES_CALENDAR')).toBe(state === 'late');
});

test('the dates of the operator put the end off, and the doctor names what to read where', () => {
  const now = Date.parse('2026-12-20T12:00:00Z');
  expect(datesStatus(now, own)).toMatchObject({ state: 'well', answeredAt: Date.UTC(2026, 11, 20) });
  const [english, chinese] = datesFinding(now, own.slice(1)).split('\n');
  expect(english).toBe(
    'CALENDAR_DATES: the dates of cpi end on 2026-12-10 (https://www.bls.gov/schedule/news_release/cpi.htm). Try: read the next ones there and name them in SOURCES_CALENDAR.',
  );
  expect(chinese).toContain('美国 CPI（2026-12-10）');
});
