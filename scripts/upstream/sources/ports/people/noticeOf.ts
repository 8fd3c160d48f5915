import { createHash } from 'node:crypto';
import type { NoticeType } from '@coinmirror/shared/contract/news/notices.ts';
import { excerpt } from '@coinmirror/shared/format/excerpt.ts';
import { SECOND } from '@coinmirror/shared/time/units.ts';
import { escapeHtml } from '../../../catalogue/content/intro.ts';
import { findExchange } from '../../../catalogue/exchangeCatalogue.ts';
import type { Notice } from '../../../ports/notices.ts';
import type { NoticeVenue } from '../../exchanges/exchanges.ts';
import type { VenueNotice } from '../../exchanges/kinds/notice.ts';
import type { CoinOf } from '../../identity/coinOf.ts';

/** The subject of a notice by the venue's own kind; of any other kind it is an activity. */
const TYPES: Readonly<Record<string, NoticeType>> = {
  'announcements-new-listings': 'listing',
  'announcements-delistings': 'delisting',
  'announcements-deposit-withdrawal-suspension-resumption': 'transfer',
  'announcements-trading-updates': 'maintenance',
  'announcements-api': 'maintenance',
  new_crypto: 'listing',
  delistings: 'delisting',
  maintenance_updates: 'maintenance',
  product_updates: 'maintenance',
};

/** Characters of a summary that are shown: it is the venue's text. */
const SUMMARY = 200;

/** A symbol in a title: `XYZ/USDT`, `XYZUSDT`, `(XYZ)`. */
const SYMBOL = /(?<![A-Z0-9])([A-Z0-9]{2,12}?)[/-]?USD[TC](?![A-Z0-9])|[(（]([A-Z0-9]{2,12})[)）]/g;

/** A venue's notice as pages show it: its title, its own summary and where it stands; never its text. */
export function noticeOf(venue: NoticeVenue, reported: VenueNotice, coinOf: CoinOf): Notice | null {
  const exchange = findExchange(venue);
  if (exchange === null) return null;
  const summary = reported.summary === null ? '' : excerpt(reported.summary, SUMMARY);
  const type = TYPES[reported.kind] ?? 'activity';
  return {
    id: idOf(reported.url),
    time: Math.floor(reported.time / SECOND) * SECOND,
    type,
    publisher: {
      kind: 'exchange',
      code: exchange.code,
      name: exchange.nameZh || exchange.nameEn,
      logo: exchange.logo,
    },
    coins: coinsIn(reported.title, (base) => coinOf(venue, base)),
    title: reported.title,
    lead: summary === '' ? '' : `<p>${escapeHtml(summary)}</p>`,
    more: '',
    url: reported.url,
  };
}

/** The same for the same address after any restart; at least 1. */
function idOf(url: string): number {
  return createHash('sha256').update(url).digest().readUIntBE(0, 6) + 1;
}

function coinsIn(title: string, codeOf: (base: string) => string | null): readonly string[] {
  const bases = [...title.matchAll(SYMBOL)].flatMap(([, pair, inside]) => pair ?? inside ?? []);
  return [...new Set(bases.flatMap((base) => codeOf(base) ?? []))];
}
