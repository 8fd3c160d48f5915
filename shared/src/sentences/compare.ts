import { type DailyPrice, type PastMonth, pastMonth } from '../indicators/pastMonth.ts';
import { change, clause, coin, join, plain, type Sentence, say } from './sentence.ts';

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
  return join([
    say`30 日里 ${plain(calmest.symbol, coin(calmest.code))} 最稳`,
    clause(
      [
        say`最好 ${best.symbol} ${changed(best)}`,
        say`最差 ${worst.symbol} ${changed(worst)}`,
        say`相差 ${plain((best.month.change - worst.month.change).toFixed(0), coin(worst.code))} 点`,
      ],
      '，',
    ),
  ]);
}

const changed = ({ code, month }: Known) => change(month.change, coin(code));
