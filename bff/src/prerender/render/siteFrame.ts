import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { PAGE_MARK } from '@coinmirror/shared/constants/mark.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { groupThousands, roundDecimal } from '@coinmirror/shared/format/decimal.ts';
import { markTones } from '@coinmirror/shared/format/markTones.ts';
import { isKnown, MISSING } from '@coinmirror/shared/format/missing.ts';
import { directionOf, formatShare } from '@coinmirror/shared/format/percent.ts';
import type { LayoutName } from '@coinmirror/shared/manifest/page.ts';
import { activeKey } from '@coinmirror/shared/pages/activeKey.ts';
import { dockItems } from '@coinmirror/shared/pages/dock.ts';
import { menuItems } from '@coinmirror/shared/pages/menu.ts';
import { hrefOfLink, type RouteName } from '@coinmirror/shared/routes/hrefTo.ts';
import { layoutOf } from '@coinmirror/shared/routes/layoutOf.ts';
import { type Html, html } from '../html.ts';
import type { Answers } from '../served.ts';

/** What the bars around a page say of it. */
interface FrameFacts {
  readonly page: RouteName;
  /** How much of the data is simulated, '' if none. */
  readonly mark: string;
}

/** Layouts without a top bar (`web/src/layouts/siteFrames.ts`). */
const BARLESS: ReadonlySet<LayoutName> = new Set(['kline', 'verification', 'appDownload']);

/** The bars around a page, in the places of the app's own. */
export function siteFrame(words: readonly Html[], data: Answers, { page, mark }: FrameFacts): Html {
  const layout = layoutOf(page);
  const market = marketOf(data);
  const tones = markTones(directionOf(market?.marketCapChange24h));
  const top = html`<div class="o-bar" data-ground="ink"><div class="o-in">${marketLine(market)}</div></div>`;
  const badge = mark === '' ? html`` : html`<span class="o-mark">${mark}</span>`;
  const menu = html`<div class="o-menu"><div class="o-in"><a class="o-brand" href="/">${half('upper', tones.upper)}<b>${BRAND.name}</b></a>${badge}<nav class="o-nav">${menuLinks(page)}</nav></div></div>`;
  // A chart fills the window down to its foot.
  const isWhole = layout === 'kline';
  const under = html`<div class="o-under">${half('lower', tones.lower)}</div>`;
  return html`${BARLESS.has(layout) ? [] : top}${menu}${isWhole ? [] : under}<main class="o-page">${words}</main>${isWhole ? [] : dock(page)}`;
}

const BOXES = { upper: '0 0 40 30', lower: '0 0 40 13' } as const;

/** A half of the mark, in the tone that the day gives it. */
function half(which: 'upper' | 'lower', tone: string): Html {
  return html`<svg viewBox="${BOXES[which]}" data-tone="${tone}" aria-hidden="true"><path d="${PAGE_MARK[which]}"/></svg>`;
}

function menuLinks(page: RouteName): readonly Html[] {
  const here = activeKey(menuItems, page);
  return menuItems.map(
    ({ key, label, link }) => html`<a href="${hrefOfLink(link)}"${current(key === here)}>${label}</a>`,
  );
}

function dock(page: RouteName): Html {
  const here = activeKey(dockItems, page);
  const ways = dockItems.map(
    ({ key, label, link, icon }) =>
      html`<a href="${hrefOfLink(link)}"${current(key === here)}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"/></svg>${label}</a>`,
  );
  return html`<nav class="o-dock" aria-label="底栏" style="--ways:${dockItems.length}">${ways}</nav>`;
}

function current(isHere: boolean): Html {
  return isHere ? html` aria-current="true"` : html``;
}

function marketLine(market: ReturnType<typeof marketOf>): readonly Html[] {
  if (!market) return [];
  const items: readonly (readonly [string, string])[] = [
    ['币种', formatCount(market.assetCount)],
    ['交易所', formatCount(market.exchangeCount)],
    ['钱包', formatCount(market.walletCount)],
    ['USDT 场外', money('¥', market.usdtPriceCny)],
    ['美元汇率', money('¥', market.cnyPerUsd)],
    ['BTC 占比', formatShare(market.btcDominance)],
    ['黄金', money('$', market.goldPrice)],
  ];
  return items.map(([name, value]) => html`<span>${name}<b>${value}</b></span>`);
}

function marketOf(data: Answers) {
  return data.entity('globalMarket');
}

function money(sign: string, value: number | null): string {
  return isKnown(value) ? sign + groupThousands(roundDecimal(value, 2)) : MISSING;
}
