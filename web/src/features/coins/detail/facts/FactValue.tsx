import { type CoinFact, factText } from '@coinmirror/shared/columns/coinFact.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import { Time } from '#ui/time/Time.tsx';

interface FactValueProps {
  readonly fact: CoinFact;
  readonly coin: CoinDetail;
}

/** A fact's value without its note: a number in the visitor's currency, a date in their zone, or words. */
export function FactValue({ fact, coin }: FactValueProps) {
  const display = useDisplay();
  const { content } = fact.column;
  if (content.as === 'number') return <NumberText written={content.write(coin, display)} />;
  if (content.as === 'time') return <Time value={content.read(coin)} form="date" />;
  return factText({ column: fact.column }, coin, display);
}
