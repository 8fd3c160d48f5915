import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { formatRatio, formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { descriptions } from '@coinmirror/shared/routes/descriptions.ts';
import { pages } from '@coinmirror/shared/routes/pages.ts';
import { SIDES } from '../coinSides.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { asOfCall, change, facts, headline, isoTime, usd } from './parts.ts';

/** A coin's page in words: what it is, what it costs, the facts and shares, when they were true, the description. */
export function coinOutline(_page: SitePage, data: PageData): readonly Html[] | null {
  const coin = data.entity('coinInfo');
  if (!coin) return null;
  const { quote, supply } = coin;
  const rates = data.entity('currencyRates') ?? {};
  const logo = coin.logo === '' ? html`` : html`<img src="${coin.logo}" alt="" width="48" height="48" />`;
  const rank = coin.rank === null ? '未排名' : `NO.${coin.rank}`;
  const yuan = formatMoney(quote.price, { unit: 'cny', rates, kind: 'price' });
  return [
    html`<div class="o-coin"><header>${logo}<h1>${coin.name} <span>${coin.symbol}</span></h1><p>${coin.nameEn} ${rank}</p></header><p class="o-price"><b>${usd(formatPrice(quote.price))}</b> <small>≈ ${yuan}</small><br />${change(quote.change24h)} <small>24H</small></p></div>`,
    html`<div class="o-figures">${facts('o-facts', coinFacts(coin))}${facts('o-rings', [
      ['全球市值占比', formatShare(quote.marketShare)],
      ['流通率', supply.isUnlimited ? '无上限' : formatShare(supply.circulationRate)],
      ['24H换手率', formatShare(quote.turnoverRate)],
    ])}</div>`,
    ...updated(asOfCall(data, 'coinInfo')),
    html`<div class="o-prose">${coin.description.map(block)}</div>`,
  ];
}

/** The page's own twelve, in its order. */
function coinFacts({ quote, history, symbol }: CoinDetail): readonly (readonly [string, string])[] {
  return [
    ['24H最高', usd(formatPrice(quote.high24h))],
    ['24H最低', usd(formatPrice(quote.low24h))],
    ['24H振幅', formatShare(quote.amplitude24h)],
    ['流通市值', usd(formatAmount(quote.marketCap))],
    ['24H开盘价', usd(formatPrice(quote.open24h))],
    ['历史最高', usd(formatPrice(history.allTimeHigh))],
    ['24H量', `${formatAmount(quote.volumeCoins24h)} ${symbol}`],
    ['24H额', usd(formatAmount(quote.volume24h))],
    ['24H换手', formatShare(quote.turnoverRate)],
    ['量比', formatRatio(quote.volumeRatio)],
    ['BTC相关性', formatRatio(quote.btcCorrelation)],
    ['历史最低', usd(formatPrice(history.allTimeLow))],
  ];
}

/** When the figures were true, and of what they are made. */
function updated(asOf: number | null): readonly Html[] {
  if (asOf === null) return [];
  const time = html`<time datetime="${isoTime(asOf)}">${formatZonedTime(asOf)}</time>`;
  return [html`<p class="o-updated">数据更新于 ${time}，价格为各交易所的成交额加权均价。</p>`];
}

/** A page about one side of a coin: who it is, what it costs, which side. */
export function coinSideOutline({ name }: SitePage, data: PageData): readonly Html[] | null {
  const coin = data.entity('coinInfo');
  if (!coin) return null;
  const { price, change24h } = coin.quote;
  return [
    headline(`${coinTitle(coin)} ${SIDES[name] ?? pages[name].title}`, descriptions[name]),
    html`<p class="o-price"><b>${usd(formatPrice(price))}</b> ${change(change24h)}</p>`,
  ];
}

function block({ kind, text }: TextBlock): Html {
  return kind === 'heading' ? html`<h2>${text}</h2>` : html`<p>${text}</p>`;
}
