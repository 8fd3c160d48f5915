import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Card } from '#ui/card/Card.tsx';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { useLiveDetail } from '../useLiveDetail.ts';
import styles from './Performance.module.css';
import { PriceRange } from './PriceRange.tsx';

/** 涨跌与区间: the change over every preset range, and the price's position between low and high. */
export function Performance({ detail }: { readonly detail: CoinDetail }) {
  const { quote, history } = useLiveDetail(detail);
  const changes = [
    { label: '1小时', definition: 'change1h', value: quote.change1h },
    { label: '24小时', definition: 'change24h', value: quote.change24h },
    { label: '今日(北京0点)', definition: 'changeUtc8', value: quote.changeUtc8 },
    { label: '今日(UTC0点)', definition: 'changeUtc0', value: quote.changeUtc0 },
    { label: '7日', definition: 'change7d', value: quote.change7d },
    { label: '30日', definition: 'change30d', value: quote.change30d },
    { label: '1年', definition: 'change1y', value: quote.change1y },
  ] as const;
  return (
    <Card title="涨跌与区间">
      <dl className={styles.changes}>
        {changes.map(({ label, definition, value }) => (
          <div key={label} className={styles.change}>
            <dt className={styles.label}>
              <DefinedTerm id={definition} label={`${label}涨跌`}>
                {label}
              </DefinedTerm>
            </dt>
            <dd className={styles.value}>
              <Percent value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.ranges}>
        <PriceRange label="24小时区间" low={quote.low24h} high={quote.high24h} price={quote.price} />
        <PriceRange label="7日区间" low={quote.low7d} high={quote.high7d} price={quote.price} />
        <PriceRange
          label="历史区间"
          low={history.allTimeLow}
          high={history.allTimeHigh}
          price={quote.price}
        />
      </div>
    </Card>
  );
}
