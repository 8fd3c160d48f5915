import { bandOf, type IndicatorBand } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { Card } from '#ui/card/Card.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './ThresholdPrices.module.css';

interface ThresholdPricesProps {
  readonly indicator: Indicator;
  readonly now: IndicatorDay;
}

/** The price at which each reading would begin, and how far it is; nothing where no price can be told. */
export function ThresholdPrices({ indicator, now }: ThresholdPricesProps) {
  const { bands, priceAt, short } = indicator;
  if (priceAt === undefined) return null;
  const present = bandOf(bands, now.value);
  return (
    <Card title="触发价" className={styles.card}>
      <ul className={styles.list}>
        {bands.slice(1).map((band, at) => (
          <Threshold
            key={band.key}
            below={bands[at]}
            above={band}
            isAbove={present !== null && bands.indexOf(present) > at}
            price={band.from === null ? null : priceAt(band.from, now)}
            now={now.price}
            short={short}
          />
        ))}
      </ul>
    </Card>
  );
}

interface ThresholdProps {
  readonly below: IndicatorBand | undefined;
  readonly above: IndicatorBand;
  /** The indicator stands above the threshold now. */
  readonly isAbove: boolean;
  readonly price: number | null;
  readonly now: number | null;
  readonly short: string;
}

function Threshold({ below, above, isAbove, price, now, short }: ThresholdProps) {
  const next = isAbove ? below : above;
  const away = price !== null && now ? (price / now - 1) * 100 : null;
  return (
    <li className={styles.item}>
      <span>
        {isAbove ? '跌到' : '涨到'} <Money usd={price} kind="price" className={styles.price} /> 进入
        {next?.name}区
      </span>
      <span className={styles.away}>
        {short} {above.from}，还差 <Percent value={away} />
      </span>
    </li>
  );
}
