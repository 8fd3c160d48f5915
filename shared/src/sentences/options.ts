import type { OptionsOverview } from '../contract/exchange/options.ts';
import { formatFixed } from '../format/formatFixed.ts';
import { formatDate } from '../format/time.ts';
import { apart, price } from './figures.ts';
import { join, plain, type Sentence, say, share, term, usd } from './sentence.ts';

/** What is open, the next expiry and where its maximum pain lies, and what volatility costs. */
export function optionSentence(overview: OptionsOverview): Sentence | null {
  const {
    openInterest,
    expiries,
    price: now,
    thirtyDayVolatility: volatility,
    thirtyDaySkew: skew,
  } = overview;
  const [next] = expiries;
  if (next === undefined) return null;
  const away = next.maxPain === null || now === null || now <= 0 ? null : (next.maxPain / now - 1) * 100;
  return join([
    openInterest === null ? null : say`持仓 ${usd(openInterest, term('open-interest'))}`,
    say`下一到期 ${plain(formatDate(next.expiresAt), term('option'))}，名义 ${usd(next.openInterest, term('open-interest'))}`,
    next.maxPain === null || away === null
      ? null
      : say`最大痛点 ${price(next.maxPain, term('max-pain'))}，比现价${apart(away, term('max-pain'), 1)}`,
    volatility === null
      ? null
      : say`30 日隐含波动率 ${share(volatility, term('implied-volatility'), 1)}${dearerSide(skew) ?? ''}`,
  ]);
}

/** Less is no difference that one decimal shows, points. */
const EVEN = 0.05;

/** Which of the two wings costs more; null while it is not known. */
function dearerSide(skew: number | null): Sentence | null {
  if (skew === null) return null;
  if (Math.abs(skew) < EVEN) return say`，看跌与看涨一样贵`;
  const [dear, cheap] = skew > 0 ? ['看跌', '看涨'] : ['看涨', '看跌'];
  const points = plain(formatFixed(Math.abs(skew), 1), term('volatility-skew'));
  return say`，${dear}比${cheap}贵 ${points} 点`;
}
