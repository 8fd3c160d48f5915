import { type DailyPrice, type PastMonth, pastMonth } from '../indicators/pastMonth.ts';
import { change, clause, coin, join, plain, type Sentence, say, share } from './sentence.ts';

/** A compared coin and its daily prices, oldest first. */
export interface ComparedPrices {
  readonly code: string;
  readonly symbol: string;
  readonly prices: readonly DailyPrice[];
}

type Known = ComparedPrices & { readonly month: PastMonth };

/** The compared coins' last 30 days: which swung least, which did best and worst, and how far apart those are. */
export function compareSentence(coins: readonly ComparedPrices[]): Sentence | null {
  const known = coins.flatMap((one): readonly Known[] => {
    const month = pastMonth(one.prices);
    return month === null ? [] : [{ ...one, month }];
  });
  const ranked = known.toSorted((one, other) => one.month.change - other.month.change);
  const [worst] = ranked;
  const best = ranked.at(-1);
  const calmest = known.toSorted((one, other) => one.month.swing - other.month.swing)[0];
  if (known.length < 2 || worst === undefined || best === undefined || calmest === undefined) return null;
  const page = coin(calmest.code);
  return join([
    say`30 日里 ${plain(calmest.symbol, page)} 最稳，日波动 ${share(calmest.month.swing, page, 1)}`,
    clause(
      [
        say`${best.symbol} ${changed(best)}最好`,
        say`${worst.symbol} ${changed(worst)}最差`,
        say`相差 ${plain((best.month.change - worst.month.change).toFixed(0), coin(worst.code))} 点`,
      ],
      '，',
    ),
  ]);
}

const changed = ({ code, month }: Known): Sentence => say`${change(month.change, coin(code))} `;
