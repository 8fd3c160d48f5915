import { expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { bybitNotices } from '../bybit/notices.ts';
import { okxNotices } from '../okx/notices.ts';

test('OKX: the notices stand within one row', () => {
  const notice = {
    annType: 'announcements-new-listings',
    title: 'OKX to list XYZ for spot trading',
    url: 'https://www.okx.com/help/okx-to-list-xyz',
    pTime: '1773115200000',
    businessPTime: '',
  };
  const wire = { code: '0', msg: '', data: [{ details: [notice], totalPage: '123' }] };
  expect(readWire(okxNotices(1), wire)).toEqual([
    {
      title: notice.title,
      summary: null,
      url: notice.url,
      time: 1_773_115_200_000,
      kind: 'announcements-new-listings',
      tags: [],
    },
  ]);
});

test('Bybit: title, summary, tags', () => {
  const notice = {
    title: '新上架：XYZ/USDT',
    description: '',
    type: { title: '新幣上架', key: 'new_crypto' },
    tags: ['Spot', 'Spot Listings'],
    url: 'https://announcements.bybit.com/zh-TW/article/xyz/',
    dateTimestamp: 1_773_115_200_000,
    startDateTimestamp: 1_773_115_200_000,
    endDateTimestamp: 1_773_115_200_000,
  };
  const wire = { retCode: 0, retMsg: 'OK', result: { total: 1, list: [notice] }, time: 1_773_115_200_001 };
  expect(readWire(bybitNotices(1), wire)).toEqual([
    {
      title: notice.title,
      summary: null,
      url: notice.url,
      time: 1_773_115_200_000,
      kind: 'new_crypto',
      tags: ['Spot', 'Spot Listings'],
    },
  ]);
});

test('a title of any length is bounded', () => {
  const long = { annType: 'x', title: 'A'.repeat(120_000), url: 'https://www.okx.com/help/a', pTime: '1' };
  expect(readWire(okxNotices(1), { code: '0', data: [{ details: [long] }] })?.[0]?.title).toBe(
    `${'A'.repeat(299)}…`,
  );
});

test.each(['not a link', `https://www.okx.com/${'a'.repeat(120_000)}`, 'javascript:alert(1)//'])(
  'a notice whose link is %.30s is refused',
  (url) => {
    const odd = { annType: 'x', title: 'x', url, pTime: '1' };
    expect(readWire(okxNotices(1), { code: '0', data: [{ details: [odd] }] })).toBeNull();
  },
);
