import { Card } from '#ui/card/Card.tsx';
import styles from './LongShort.module.css';

const MEANINGS = [
  ['多空人数比', '持多单的账户数 ÷ 持空单的账户数。每个账户算一个，不看仓位大小，多反映散户的看法。'],
  ['大户账户比', '只数保证金最多的 20% 账户，同样一个账户算一个。'],
  ['大户持仓比', '同一批大户的多单仓位 ÷ 空单仓位，看的是仓位大小。'],
  ['主动买卖比', '周期内主动买入的成交额 ÷ 主动卖出的成交额。'],
] as const;

/** Explains the ratios by accounts and by size. */
export function RatioMeanings() {
  return (
    <Card title="按人数与按仓位的区别">
      <dl className={styles.meaning}>
        <div>
          <dt>为什么两种比值会不同</dt>
          <dd>
            每张合约都有一个多头和一个空头，所以全市场的多单与空单总量永远相等。人数比说的是哪一边的人多：
            人多的一边，平均每人的仓位就小。
          </dd>
        </div>
        {MEANINGS.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
