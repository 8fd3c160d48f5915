import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { noticeEndpoints } from '@coinmirror/shared/contract/news/notices.ts';
import { excerpt } from '@coinmirror/shared/format/excerpt.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { beijingDay } from '../../catalogue/coinRow.ts';
import { SITE_ANNOUNCEMENTS, type SiteAnnouncement } from '../../catalogue/content/news/announcements.ts';
import { ARCHIVE_DAYS } from '../../catalogue/content/news/archive.ts';
import { toHtml } from '../../catalogue/content/news/lines.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { walletCatalogue } from '../../catalogue/walletCatalogue.ts';
import type { Notice } from '../../ports/notices.ts';
import { NotConnectedError, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { cut, nestedList, ok, pageCount } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { coinNamed } from '../rows/coinNamed.ts';
import { coinsSince } from './newsWire.ts';

type NoticeRow = GivenOf<typeof noticeEndpoints.noticeList>['data']['list'][number];

const factsByCode = new Map(coinCatalogue.map((facts) => [facts.code, facts]));
const exchangeCodes: ReadonlySet<string> = new Set(exchangeCatalogue.map(({ code }) => code));
const walletCodes: ReadonlySet<string> = new Set(walletCatalogue.map(({ code }) => code));
const SUMMARY = 60;

/** All notices of the archive up to now, newest first. */
function published(sources: Sources): Promise<readonly Notice[]> {
  const now = sources.clock.now();
  const first = beijingMidnight(now) - (ARCHIVE_DAYS - 1) * DAY;
  return requirePort(sources, 'notices').between(first, now);
}

/** Of a real market the notices of some publishers are read, those of all others unknown. */
function isSimulated({ notices }: Sources): boolean {
  return notices?.provenance.kind === 'simulated';
}

/** The texts searched for a keyword, lower case. */
function namesOf({ title, publisher, coins }: Pick<Notice, 'title' | 'publisher' | 'coins'>): string {
  const concerned = coins.flatMap((code) => {
    const facts = factsByCode.get(code);
    return facts ? [facts.symbol, facts.nameZh, facts.nameEn] : [];
  });
  return [title, publisher.name, publisher.code, ...concerned].map(foldWord).join('\n');
}

function noticeRow(notice: Notice, now: number): NoticeRow {
  return {
    id: notice.id,
    title: notice.title,
    content: notice.lead + notice.more,
    url: notice.url,
    time: notice.time,
    type: notice.type,
    publisher: notice.publisher,
    coins: notice.coins.flatMap((code) => coinNamed(code, now)),
  };
}

export const noticeHandlers = {
  async noticeList(params, { sources }) {
    const { page, per_page, exchangecode, walletcode, publisher: kind, coincode, type, keyword } = params;
    const exchanges = exchangecode.split(',').filter((code) => code !== '');
    const isKnown =
      (exchanges.length === 0 || exchanges.some((code) => exchangeCodes.has(code))) &&
      (walletcode === '' || walletCodes.has(walletcode)) &&
      (coincode === '' || factsByCode.has(coincode));
    if (!isKnown) throw new UpstreamError(404, '没有这个平台或币种');
    const isAsked = ({ publisher }: Notice) =>
      (kind === 'all' || publisher.kind === kind) &&
      (exchanges.length === 0 || (publisher.kind === 'exchange' && exchanges.includes(publisher.code))) &&
      (walletcode === '' || (publisher.kind === 'wallet' && publisher.code === walletcode));
    const theirs = (await published(sources)).filter(isAsked);
    if (theirs.length === 0 && !isSimulated(sources)) throw new NotConnectedError('notices');
    const wanted = theirs.filter(
      ({ publisher, coins, title, ...notice }) =>
        (type === 'all' || notice.type === type) &&
        (coincode === '' || coins.includes(coincode)) &&
        (keyword === '' || namesOf({ title, publisher, coins }).includes(foldWord(keyword))),
    );
    return ok({
      list: cut(wanted, page, per_page).map((notice) => noticeRow(notice, sources.clock.now())),
      total_count: wanted.length,
      total_pages: pageCount(wanted.length, per_page),
      page,
    });
  },

  async noticeDetail({ id }, { sources }) {
    const all = await published(sources);
    const notice = all.find((one) => one.id === id);
    if (!notice) throw new UpstreamError(404, '没有这条公告');
    const own = all.filter(
      ({ publisher }) => publisher.code === notice.publisher.code && publisher.kind === notice.publisher.kind,
    );
    const at = own.indexOf(notice);
    const neighbour = (one: Notice | undefined) => (one ? { id: one.id, title: one.title } : null);
    const coins = await coinsSince(notice.coins, notice.time, sources);
    return ok({
      ...noticeRow(notice, sources.clock.now()),
      coins,
      previous: neighbour(own[at + 1]),
      next: neighbour(own[at - 1]),
    });
  },

  async announcementList({ page, per_page }, { sources }) {
    return nestedList(announcements(sources).map(announcementRow), page, per_page);
  },

  async announcementDetail({ id }, { sources }) {
    const found = announcements(sources).find((one) => one.id === id);
    if (!found) throw new UpstreamError(404, '没有这条公告');
    return ok(announcementRow(found));
  },
} satisfies Handlers<'noticeList' | 'noticeDetail' | 'announcementList' | 'announcementDetail'>;

/** Pinned ones first, then newest first; what is said of the simulation only while the market is one. */
function announcements({ clock, coins }: Sources): readonly SiteAnnouncement[] {
  const isMadeUp = coins.provenance.kind === 'simulated';
  return SITE_ANNOUNCEMENTS.filter(
    ({ day, isOfSimulation }) => beijingDay(day) <= clock.now() && (isMadeUp || !isOfSimulation),
  ).toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || beijingDay(b.day) - beijingDay(a.day));
}

function announcementRow({ id, day, title, isPinned, lines }: SiteAnnouncement) {
  const [first = ''] = lines;
  return {
    id,
    title,
    summary: excerpt(first, SUMMARY),
    content: toHtml(lines),
    time: beijingDay(day),
    isPinned,
  };
}
