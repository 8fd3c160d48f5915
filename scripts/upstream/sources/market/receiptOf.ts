import type { PriceReceipt, ReceiptQuote, ReceiptRule, RefusedQuote } from '../../ports/receipts.ts';
import type { RefusedCandidate, WeighedVoice } from '../price/agreePrice.ts';
import type { OtherCoinQuote } from '../price/otherCoins.ts';
import type { AgreedCoin } from './agreeCoins.ts';

const RULES: Readonly<Record<AgreedCoin['by'], ReceiptRule>> = {
  venues: 'median',
  last: 'last',
  listing: 'listing',
};

/** Refused quotes of a coin at most, the busiest: nobody reads more. */
const MOST_REFUSED = 40;
/** Significant digits: a sum is reckoned from prices and weights, a turnover and what is refused are only read. */
const DIGITS = { sum: 10, read: 5 };

/**
 * What was heard, weighed and refused as a price was agreed on in a cycle (epoch ms), read off the decision itself; with the
 * quotes under the coin's symbol that are of another coin.
 */
export function receiptOf(
  decision: AgreedCoin,
  time: number,
  otherCoins: readonly OtherCoinQuote[] = [],
): PriceReceipt {
  const { price, by, at, doubt, voices, refused } = decision;
  const total = voices.reduce((sum, { weight }) => sum + weight, 0);
  // A price rounded twice may end in another digit: what the price is made of stays as it was heard.
  const isOne = voices.some((voice) => voice.price === price);
  const isExact = (voice: WeighedVoice) => !isOne || voice.price === price;
  return {
    price,
    time,
    rule: RULES[by],
    confirmedAt: at,
    doubt,
    quotes: voices.map((voice) => quoteOf(voice, total, isExact(voice))),
    refused: [...busiest(refused).map(refusedOf), ...otherCoins.slice(0, MOST_REFUSED).map(otherOf)],
  };
}

function quoteOf(
  { venue, price, volume, weight, pairs }: WeighedVoice,
  total: number,
  isExact: boolean,
): ReceiptQuote {
  return {
    exchange: venue,
    pair: pairs.map(({ symbol }) => symbol).join('、'),
    price: isExact ? price : rounded(price, DIGITS.sum),
    volume: rounded(volume, DIGITS.read),
    weight: total > 0 ? rounded((weight / total) * 100, DIGITS.sum) : 0,
    premium: null,
  };
}

function busiest(refused: readonly RefusedCandidate[]): readonly RefusedCandidate[] {
  if (refused.length <= MOST_REFUSED) return refused;
  return refused.toSorted((one, other) => volumeOf(other) - volumeOf(one)).slice(0, MOST_REFUSED);
}

/** What is no number trades nothing that counts. */
function volumeOf({ candidate: { volume } }: RefusedCandidate): number {
  return Number.isFinite(volume) ? volume : 0;
}

function refusedOf({ candidate: { venue, symbol, price }, why }: RefusedCandidate): RefusedQuote {
  const isNumber = Number.isFinite(price) && price > 0;
  return { exchange: venue, pair: symbol, price: isNumber ? rounded(price, DIGITS.read) : null, why };
}

function otherOf({ venue, symbol, price }: OtherCoinQuote): RefusedQuote {
  const isNumber = Number.isFinite(price) && price > 0;
  return {
    exchange: venue,
    pair: symbol,
    price: isNumber ? rounded(price, DIGITS.read) : null,
    why: 'identity',
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}
