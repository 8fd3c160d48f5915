import type { CoinHistory } from '@coinmirror/shared/contract/coin/history.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './History.module.css';

/** A summary of the range: number of days, highest, lowest, change. */
export function RangeFacts({ history }: { readonly history: CoinHistory }) {
  const [last, first] = [history.days[0], history.days.at(-1)];
  if (!last || !first) return null;
  return (
    <p className={styles.facts}>
      <span>
        {formatDate(first.time)} 至 {formatDate(last.time)}，共 {formatCount(history.total)} 天
      </span>
      <span>
        最高 <Money usd={history.high} kind="price" />
      </span>
      <span>
        最低 <Money usd={history.low} kind="price" />
      </span>
      <span>
        区间涨跌 <Percent value={history.change} />
      </span>
    </p>
  );
}
