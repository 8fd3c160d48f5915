import { formatMoney } from '../format/money.ts';
import { directionOf } from '../format/percent.ts';
import { type Link, linkTo } from '../routes/link.ts';
import { type Figure, plain, type Sentence, say, share } from './sentence.ts';

/** A price in USD. */
export function price(amount: number, link: Link): Figure {
  return plain(formatMoney(amount, { unit: 'usd', rates: {}, kind: 'price' }), link);
}

/** How far one is from another, %: 高 0.15%, 低 0.15%; 持平 where the digits show no distance. */
export function apart(percent: number, link: Link, places = 2): Sentence {
  const direction = directionOf(percent, places);
  if (direction === 'flat' || direction === 'none') return [plain('持平', link)];
  return say`${percent < 0 ? '低' : '高'} ${share(Math.abs(percent), link, places)}`;
}

/** The page of an exchange. */
export function venue(code: string): Link {
  return linkTo('exchange', { id: code });
}
