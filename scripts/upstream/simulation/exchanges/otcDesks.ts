import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { OTC_DESKS } from '../../catalogue/content/exchange/otc.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { DeskAsk, DeskQuote } from '../../ports/otc.ts';
import { usdtPriceCny } from '../economy/economy.ts';
import { chanceBetween } from '../random/chance.ts';
import { wander } from '../random/wander.ts';

/** Coins that exchanges' OTC desks trade for yuan. */
const OTC_COINS: ReadonlySet<string> = new Set(['tether', 'bitcoin', 'ethereum', 'usd-coin', 'binancecoin']);

/** The desks that quote yuan; their mean is the OTC price of the whole site. */
export function deskQuotes(time: number): readonly DeskQuote[] {
  const desks = exchangeCatalogue.filter(({ code }) => OTC_DESKS[code] !== undefined);
  const strays = desks.map(({ code }) => 0.0016 * wander(keyOf(`otc-${code}`, 0), time, 3 * HOUR));
  const mean = strays.reduce((sum, stray) => sum + stray, 0) / strays.length;
  return desks.map(({ code }, i) => {
    const middle = usdtPriceCny(time) * (1 + (strays[i] ?? 0) - mean);
    const half = 0.0008 + 0.0014 * uniform(keyOf(`otc-spread-${code}`, 0), 0);
    return {
      exchange: code,
      middle,
      buy: cents(middle * (1 + half)),
      sell: cents(middle * (1 - half)),
      merchants: Math.round(
        (OTC_DESKS[code]?.merchants ?? 100) * (1 + 0.1 * wander(keyOf(code, 1), time, DAY)),
      ),
    };
  });
}

/** What the desks that quote yuan ask for a coin with a price in USD; empty for coins they do not trade. */
export function deskAsks(coin: string, price: number, time: number): readonly DeskAsk[] {
  if (!OTC_COINS.has(coin)) return [];
  return exchangeCatalogue
    .filter(({ code }) => OTC_DESKS[code] !== undefined)
    .map(({ code }) => {
      const stray = chanceBetween(`otc:${code}:${Math.floor(time / 600_000)}`, -0.002, 0.004);
      return { exchange: code, cny: price * usdtPriceCny(time) * (1 + stray) };
    });
}

function cents(value: number): number {
  return Math.round(value * 1000) / 1000;
}
