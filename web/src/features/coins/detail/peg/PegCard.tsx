import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { Card } from '#ui/card/Card.tsx';
import styles from './PegCard.module.css';

const STABLE = 'stablecoin';
/** A price farther from a dollar is pegged to something else, or has lost its peg. */
const PEGGED_WITHIN = 5;

/** Deviation of a dollar stablecoin from its peg, %; null for a coin without one. */
export function pegDeviation({ concepts, quote }: Pick<CoinDetail, 'concepts' | 'quote'>): number | null {
  if (quote.price === null || concepts.every(({ id }) => id !== STABLE)) return null;
  const deviation = offDollar(quote.price);
  return Math.abs(deviation) <= PEGGED_WITHIN ? deviation : null;
}

const offDollar = (price: number) => (price - 1) * 100;

/** Replaces 看多 and 看空 for a stablecoin: how well it holds its peg. A deviation has no good direction, so no colour. */
export function PegCard({ detail }: { readonly detail: CoinDetail }) {
  const { high24h, low24h } = detail.quote;
  const facts = [
    ['现价偏离', pegDeviation(detail)],
    ['24H最高偏离', high24h === null ? null : offDollar(high24h)],
    ['24H最低偏离', low24h === null ? null : offDollar(low24h)],
  ] as const;
  return (
    <Card title="锚定偏离">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{formatPercent(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>价格相对 1 美元的偏离：（价格 − 1）÷ 1。</p>
    </Card>
  );
}
