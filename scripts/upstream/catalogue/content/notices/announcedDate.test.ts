import type { NoticeType } from '@coinmirror/shared/contract/news/notices.ts';
import { describe, expect, test } from 'vitest';
import { announcedDate } from './announcedDate.ts';

const PUBLISHED = Date.parse('2026-11-29T04:00:00Z');

function read(type: NoticeType, title: string, lead = '') {
  return announcedDate({ type, title, lead: lead === '' ? '' : `<p>${lead}</p>`, time: PUBLISHED });
}

/** Kind, instant, coins and markets in one line. */
function said(type: NoticeType, title: string, lead = ''): string {
  const found = read(type, title, lead);
  if (found === null) return '-';
  const { type: kind, time, symbols, markets } = found;
  return [kind, new Date(time).toISOString().slice(0, 16), symbols.join(' '), markets.join(' ')].join('|');
}

describe('what notices state', () => {
  test.each<readonly [NoticeType, string, string, string]>([
    [
      'delisting',
      'Delisting of AKROUSDT Perpetual Contract',
      'Bybit will be delisting the AKROUSDT Perpetual Contract at Dec 24, 2026, 10:00AM UTC.',
      'delisting|2026-12-24T10:00|AKRO|perpetual',
    ],
    [
      'delisting',
      'Delisting of FETUSDT, OCEANUSDT, and AGIXUSDT Perpetual Contracts',
      'Bybit will be delisting the contracts at Jun 7, 2027, 9AM UTC.',
      'delisting|2027-06-07T09:00|FET OCEAN AGIX|perpetual',
    ],
    [
      'delisting',
      'Notice on Delisting of NXD and GAS',
      'Bybit will be delisting the Spot trading pairs, NXD/USDT and GAS/USDT, with effect from Dec 10, 2026 at 6AM UTC.',
      'delisting|2026-12-10T06:00|NXD GAS|spot',
    ],
    [
      'delisting',
      'Delisting 1 Spot trading pair',
      'We will delist the following Spot trading pairs on 2026-12-04 08:00:00 UTC: ETHM/USDT',
      'delisting|2026-12-04T08:00|ETHM|spot',
    ],
    [
      'delisting',
      '關於下架 XYZUSDT 永續合約的公告',
      'Bybit 將於2026年12月3日 18:00 (UTC+8) 下架 XYZUSDT 永續合約。',
      'delisting|2026-12-03T10:00|XYZ|perpetual',
    ],
    [
      'delisting',
      '欧易将下架 XYZ 现货币对',
      '欧易将于 2026年12月3日 下午4:00（北京时间）停止 XYZ/USDT 交易。',
      'delisting|2026-12-03T08:00|XYZ|spot',
    ],
    [
      'listing',
      'Bybit to List KII on Spot',
      'Spot trading for KII/USDT will start on Jan 15, 2027, 4:00AM UTC.',
      'listing|2027-01-15T04:00|KII|spot',
    ],
    [
      'listing',
      'OKX to list Virtuals Protocol (VIRTUAL) for spot trading at 10:00 am UTC on Dec 3, 2026',
      '',
      'listing|2026-12-03T10:00|VIRTUAL|spot',
    ],
    [
      'listing',
      'OKX will list TRUMP (OFFICIAL TRUMP) for spot trading on Dec 3, 2026, 10:00 UTC',
      '',
      'listing|2026-12-03T10:00|TRUMP|spot',
    ],
    [
      'listing',
      'OKX to list perpetual futures for XYZ/USDT',
      'Trading of XYZ/USDT perpetual futures will begin at 08:00 UTC, 16 Dec 2026.',
      'listing|2026-12-16T08:00|XYZ|perpetual',
    ],
    [
      'listing',
      '欧易将于 2026年12月3日 18:00 (UTC+8) 上线 XYZ（XYZ）现货交易',
      '',
      'listing|2026-12-03T10:00|XYZ|spot',
    ],
    [
      'listing',
      '新幣上線：Arbitrum (ARB)',
      '交易開放時間：2026年12月3日 晚上8點（UTC+8）',
      'listing|2026-12-03T12:00|ARB|',
    ],
    [
      'listing',
      'LBank 交易所将上线 XCH 永续合约，12 月 1 日 16:00 开放交易',
      'LBank 交易所将于 2026 年 12 月 1 日 16:00（北京时间）开放 XCH/USDT 永续合约交易，以 USDT 结算。',
      'listing|2026-12-01T08:00|XCH|perpetual',
    ],
    [
      'listing',
      '币安将上线 BTC、ETH 次季度交割合约',
      '币安将于 2026 年 12 月 25 日 16:00（北京时间）开放 BTC/USDT、ETH/USDT 次季度交割合约交易。',
      'listing|2026-12-25T08:00|BTC ETH|dated',
    ],
    [
      'maintenance',
      '系統維護通知',
      'Bybit 將於 2026/12/03 02:00–04:00 (UTC+8) 進行系統維護，期間暫停交易。',
      'maintenance|2026-12-02T18:00||',
    ],
    [
      'maintenance',
      'Scheduled system maintenance on Dec 3rd, 2026 at 06:30 GMT+08:00',
      '',
      'maintenance|2026-12-02T22:30||',
    ],
  ])('%s: %s', (type, title, lead, expected) => {
    expect(said(type, title, lead)).toBe(expected);
  });

  test.each([
    ['12:00 AM', '00:00'],
    ['12:30 PM', '12:30'],
    ['1 p.m.', '13:00'],
    ['23:59', '23:59'],
  ])('%s is %s', (clock, expected) => {
    expect(said('listing', `OKX to list XYZ (XYZ): trading on Dec 3, 2026, ${clock} UTC`)).toContain(
      `T${expected}`,
    );
  });

  test.each([
    ['UTC', '10:00'],
    ['(UTC+8)', '02:00'],
    ['（UTC+08:00）', '02:00'],
    ['GMT-5', '15:00'],
    ['HKT', '02:00'],
    ['JST', '01:00'],
    ['UTC+5:30', '04:30'],
  ])('10:00 %s is %s in UTC', (zone, expected) => {
    expect(said('listing', `OKX to list XYZ (XYZ): trading on Dec 3, 2026, 10:00 ${zone}`)).toContain(
      `T${expected}`,
    );
  });
});

describe('what notices leave open is no event', () => {
  const listing = (when: string, more = '') =>
    said('listing', `OKX to list XYZ (XYZ): trading ${when}`, more);

  test.each([
    ['no hour', 'on Dec 3, 2026 (UTC)'],
    ['no zone', 'on Dec 3, 2026, 10:00'],
    ['no year', 'on Dec 3, 10:00 UTC'],
    ['no day', 'at 10:00 UTC'],
    ['a zone of two countries', 'on Dec 3, 2026, 10:00 CST'],
    ['a zone that changes with the season', 'on Dec 3, 2026, 10:00 EST'],
    ['a zone that is none', 'on Dec 3, 2026, 10:00 UTC+19'],
    ['a zone of another sentence', 'on Dec 3, 2026, 10:00. All other times of this page, as of any, are UTC'],
    ['two zones', 'on Dec 3, 2026, 10:00 UTC, 18:00 (UTC+8)'],
    ['two days', 'on Dec 3, 2026, 10:00 UTC, and from Dec 5, 2026'],
    ['two hours', 'on Dec 3, 2026, 10:00 UTC; call auction from 09:30'],
    ['a range of days', 'from Dec 3, 2026, 10:00 UTC to Jan 3, 2027, 10:00 UTC'],
    ['a range of years', 'throughout 2026–2027, 10:00 UTC'],
    ['a span of hours', 'on Dec 3, 2026, 10:00-12:00 UTC'],
    ['a day that is over', 'on Nov 3, 2026, 10:00 UTC'],
    ['a day far ahead', 'on Dec 3, 2029, 10:00 UTC'],
    ['a day that is none', 'on Feb 30, 2027, 10:00 UTC'],
    ['a month that is none', 'on 2026-13-03 10:00 UTC'],
    ['an hour that is none', 'on Dec 3, 2026, 25:00 UTC'],
  ])('%s', (_case, when) => {
    expect(listing(when)).toBe('-');
  });

  test('a day in the title that is not the text’s', () => {
    expect(listing('on Dec 4', 'Trading begins on Dec 3, 2026, 10:00 UTC.')).toBe('-');
    expect(listing('on Dec 3', 'Trading begins on Dec 3, 2026, 10:00 UTC.')).not.toBe('-');
  });

  test.each<readonly [string, NoticeType, string]>([
    ['both kinds', 'listing', 'OKX to delist ABC (ABC) and to list XYZ (XYZ) on Dec 3, 2026, 10:00 UTC'],
    ['the venue’s own kind is another', 'activity', 'OKX to list XYZ (XYZ) on Dec 3, 2026, 10:00 UTC'],
    ['words of no kind', 'listing', 'An update of XYZ (XYZ) on Dec 3, 2026, 10:00 UTC'],
    ['margin alone', 'delisting', 'OKX to delist KISHU margin pairs (KISHU) on Dec 3, 2026, 10:00 UTC'],
    ['no coin', 'delisting', 'Bybit Alpha to Delist 1 Token(s) on Aug 21, 2027, 11:00AM UTC'],
    ['a zone in brackets is no coin', 'listing', 'OKX to list a coin on Dec 3, 2026, 10:00 (UTC)'],
    ['the hour of deposits', 'listing', 'OKX to list XYZ (XYZ). Deposits open on Dec 3, 2026, 10:00 UTC.'],
    [
      'a list of many coins',
      'listing',
      `OKX to list ${'ABCDEFGHIJKLMN'
        .split('')
        .map((letter) => `(${letter}XYZ)`)
        .join(' ')} on Dec 3, 2026, 10:00 UTC`,
    ],
  ])('%s', (_case, type, title) => {
    expect(said(type, title)).toBe('-');
  });

  test('a text that was cut off may go on with another day', () => {
    expect(
      said('listing', 'OKX to list XYZ (XYZ)', 'Trading begins on Dec 3, 2026, 10:00 UTC, and in some pla…'),
    ).toBe('-');
  });

  test('real titles without a date', () => {
    for (const title of [
      'OKX to delist KISHU margin trading pairs',
      'OKX completed MATIC token migration',
      'OKX to list Virtuals Protocol (VIRTUAL) for spot trading',
      'KuCoin Futures Will Delist the NFPUSDT Perpetual Contract (2026-12-08)',
    ]) {
      expect(said('listing', title)).toBe('-');
      expect(said('delisting', title)).toBe('-');
    }
  });
});
