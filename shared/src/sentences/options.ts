import type { OptionsOverview } from '../contract/exchange/options.ts';
import { formatDate } from '../format/time.ts';
import { apart, price } from './figures.ts';
import { join, plain, type Sentence, say, term, usd } from './sentence.ts';

/** The next expiry: when, how much, and where its maximum pain lies. */
export function optionSentence({ openInterest, expiries, price: now }: OptionsOverview): Sentence | null {
  const [next] = expiries;
  if (next === undefined) return null;
  const away = next.maxPain === null || now === null || now <= 0 ? null : (next.maxPain / now - 1) * 100;
  return join([
    openInterest === null ? null : say`持仓 ${usd(openInterest, term('open-interest'))}`,
    say`下一到期 ${plain(formatDate(next.expiresAt), term('option'))}，名义 ${usd(next.openInterest, term('open-interest'))}`,
    next.maxPain === null || away === null
      ? null
      : say`最大痛点 ${price(next.maxPain, term('max-pain'))}，比现价${apart(away, term('max-pain'), 1)}`,
  ]);
}
