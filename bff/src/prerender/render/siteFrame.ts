import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { groupThousands, roundDecimal } from '@coinmirror/shared/format/decimal.ts';
import { isKnown, MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { menuItems } from '@coinmirror/shared/pages/menu.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Html, html } from '../html.ts';
import type { Answers } from '../served.ts';

/** The bars around a page, in the places of the app's own; `mark` says how much of the data is simulated, '' if none. */
export function siteFrame(words: readonly Html[], data: Answers, mark: string): Html {
  const links = menuItems.map(({ label, link }) => html`<a href="${hrefOfLink(link)}">${label}</a>`);
  const badge = mark === '' ? html`` : html`<span class="o-mark">${mark}</span>`;
  return html`<div class="o-bar"><div class="o-in">${marketLine(data)}</div></div><div class="o-menu"><div class="o-in"><a class="o-brand" href="/"><i></i>${BRAND.name}</a>${badge}<nav class="o-nav">${links}</nav></div></div><main class="o-page">${words}</main>`;
}

function marketLine(data: Answers): readonly Html[] {
  const market = data.entity('globalMarket');
  if (!market) return [];
  const items: readonly (readonly [string, string])[] = [
    ['币种', formatCount(market.assetCount)],
    ['交易所', formatCount(market.exchangeCount)],
    ['钱包', formatCount(market.walletCount)],
    ['USDT', money('¥', market.usdtPriceCny)],
    ['美元汇率', money('¥', market.cnyPerUsd)],
    ['BTC占比', formatShare(market.btcDominance)],
    ['黄金', money('$', market.goldPrice)],
  ];
  return items.map(([name, value]) => html`<span>${name} <b>${value}</b></span>`);
}

function money(sign: string, value: number | null): string {
  return isKnown(value) ? sign + groupThousands(roundDecimal(value, 2)) : MISSING;
}
