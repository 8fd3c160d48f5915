import type { CoinFact } from '@coinmirror/shared/columns/coinFact.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import type { FactInput } from '#ui/definition/DefinitionContext.ts';
import { Money } from '#ui/number/Money.tsx';
import { FactValue } from './FactValue.tsx';

/** What a fact of the coin is computed from: its price, and other facts of the table. */
export function factInputs(coin: CoinDetail, facts: readonly CoinFact[]) {
  return ({ from = [] }: CoinFact): readonly FactInput[] | undefined =>
    from.length === 0 ? undefined : from.flatMap((id) => inputOf(id, coin, facts));
}

function inputOf(id: string, coin: CoinDetail, facts: readonly CoinFact[]): readonly FactInput[] {
  if (id === 'price') return [{ name: '现价', value: <Money usd={coin.quote.price} kind="price" /> }];
  const found = facts.find(({ column }) => column.id === id);
  return found ? [{ name: found.column.label, value: <FactValue fact={found} coin={coin} /> }] : [];
}
