import { expect, it } from 'vitest';
import { pegDeviation } from './PegCard.tsx';

const coin = (price: number | null, concept: string) =>
  ({ quote: { price }, concepts: [{ id: concept, name: '' }] }) as unknown as Parameters<
    typeof pegDeviation
  >[0];

it.each([
  ['a dollar coin by its distance from a dollar', 0.9989, 'stablecoin', -0.11],
  ['a euro coin by nothing', 1.16, 'stablecoin', null],
  ['another coin by nothing, whatever it costs', 1.001, 'defi', null],
  ['an unknown price by nothing', null, 'stablecoin', null],
] as const)('judges %s', (_what, price, concept, deviation) => {
  const found = pegDeviation(coin(price, concept));
  if (deviation === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(deviation, 6);
});
