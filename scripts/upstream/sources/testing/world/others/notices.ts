import type { NoticeType } from '@coinmirror/shared/contract/news/notices.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { Notice } from '../../../../ports/notices.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';

/** As far back as announcements are reported. */
const REACH = 30 * DAY;
const PAGE = 20;

/** A page of an exchange's announcements, newest first; pages from 1. */
async function noticesOf(world: FakeWorld, exchange: string, page: number) {
  const port = inTruth(world.truth.notices, 'notices');
  const all = await port.between(world.now() - REACH, world.now());
  const own = all
    .filter(({ publisher }) => publisher.kind === 'exchange' && publisher.code === exchange)
    .toSorted((one, other) => other.time - one.time);
  return { total: own.length, rows: own.slice((page - 1) * PAGE, page * PAGE) };
}

/** The venues' own kinds. */
const OKX_KINDS: Readonly<Partial<Record<NoticeType, string>>> = {
  listing: 'announcements-new-listings',
  delisting: 'announcements-delistings',
  maintenance: 'announcements-trading-updates',
};
const BYBIT_KINDS: Readonly<Partial<Record<NoticeType, string>>> = {
  listing: 'new_crypto',
  delisting: 'delistings',
};

/** OKX: the notices of a page stand in one row. */
export async function okxNotices(world: FakeWorld, page: number) {
  const { total, rows } = await noticesOf(world, 'okx', page);
  const details = rows.map(({ id, title, time, type }) => ({
    annType: OKX_KINDS[type] ?? 'announcements-deposit-withdrawal-suspension-resumption',
    title,
    url: `https://www.okx.com/zh-hans/help/notice-${id}`,
    pTime: String(time),
    businessPTime: String(time),
  }));
  return [{ details, totalPage: String(Math.ceil(total / PAGE)) }];
}

/** Bybit: with a summary and tags. */
export async function bybitNotices(world: FakeWorld, page: number) {
  const { total, rows } = await noticesOf(world, 'bybit', page);
  const list = rows.map(({ id, title, lead, time, type }: Notice) => ({
    title,
    description: lead.replaceAll(/<[^>]+>/g, ''),
    type: { title, key: BYBIT_KINDS[type] ?? 'maintenance_updates' },
    tags: ['Spot'],
    url: `https://announcements.bybit.com/zh-TW/article/notice-${id}/`,
    dateTimestamp: time,
    startDateTimestamp: time,
    endDateTimestamp: time,
    publishTime: time,
  }));
  return { total, list };
}
