import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { RECORD_SERIES } from '@coinmirror/shared/pages/series.ts';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../prerender/served.ts';
import { findSeries } from './series.ts';

const NOON = Date.parse('2026-11-20T04:00:00Z');
const figures = { asked: 200, answered: 190, medianAge: 120, lateAge: 3_000 };
const refusal = {
  venue: 'gate',
  title: 'Gate',
  reason: 'quarantined',
  from: NOON,
  until: NOON + 90_000,
  isOpen: false,
  deviation: -38.25,
};
const entities: Readonly<Record<string, unknown>> = {
  refusalLog: {
    total: 3,
    open: 0,
    rows: [
      { ...refusal, subject: 'BTC_USDT' },
      { ...refusal, subject: '=SUM(A1)' },
      { ...refusal, subject: 'X,"Y', deviation: null, isOpen: true },
    ],
  },
  sourceDays: {
    rows: [
      { day: NOON, name: 'OKX', title: '欧易', ...figures },
      { day: NOON, name: 'GATE', title: 'Gate', ...figures, asked: 0, answered: 0, medianAge: null },
    ],
  },
  sourceRecord: {
    sources: [],
    exchanges: [
      {
        code: 'gate',
        title: 'Gate',
        days: 2,
        quotes: 400,
        refusedShare: 1.5,
        quarantinedShare: 0.5,
        medianAge: 80,
      },
    ],
  },
};
const answers = { entity: (name: string) => entities[name] ?? null } as unknown as Answers;

function csvOf(key: string): readonly string[] {
  const table = findSeries(key)?.table(answers);
  return table
    ? toCsv([table.labels, ...table.rows])
        .trimEnd()
        .split('\r\n')
    : [];
}

describe('the logs of the sources as CSV', () => {
  it('has a line a refusal, also of one time, with names that no spreadsheet runs', () => {
    const lines = csvOf('refusals');
    expect(lines[0]).toBe('对象,来源,最大偏差(%),始于(北京时间 UTC+8),最后一次(北京时间 UTC+8),持续,原因');
    expect(lines[1]).toBe(
      'BTC_USDT,Gate,-38.25,2026-11-20 12:00:00,2026-11-20 12:01:30,1 分钟,连续三次偏离 30% 以上',
    );
    expect(lines.slice(2).map((line) => line.split(',')[0])).toEqual(["'=SUM(A1)", '"X']);
    expect(lines).toHaveLength(4);
  });

  it('has a line a source and day, also several of one day, with ages in seconds', () => {
    const lines = csvOf('sourcedays');
    expect(lines[1]).toMatch(/^2026-11-20,欧易,OKX,200,190,95,0.12,3$/);
    expect(lines[2]).toMatch(/^2026-11-20,Gate,GATE,0,0,,,3$/);
  });

  it('has a line an exchange', () => {
    expect(csvOf('exchangequality')[1]).toBe('Gate,1.5,0.5,0.08,400');
  });

  it.each(Object.keys(RECORD_SERIES))('%s is unknown while its answer is', (key) => {
    const none = { entity: () => null } as unknown as Answers;
    expect(findSeries(key)?.table(none)).toBeNull();
  });
});
