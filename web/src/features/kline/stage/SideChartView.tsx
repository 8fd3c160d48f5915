import { INTRADAY_LINE, PERIOD_CHOICES } from '@coinmirror/shared/kline/address.ts';
import { pairName } from '@coinmirror/shared/kline/pairName.ts';
import { useId, useState } from 'react';
import { KlineChart } from '#charts/kline/KlineChart.tsx';
import type { OuterSource } from '#charts/kline/outerSource.ts';
import { Select, type SelectOption } from '#ui/select/Select.tsx';
import { usePair } from '../facts/usePair.ts';
import { LazyFuturesFeed } from '../futures/LazyFuturesFeed.tsx';
import { useKlineSource } from '../live/useKlineSource.ts';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import type { SideChart } from './sideCharts.ts';
import styles from './stage.module.css';
import { useSidePlaces } from './useSidePlaces.ts';

interface SideChartViewProps {
  readonly side: SideChart;
  /** The main chart's pair, with the decimals of its prices. */
  readonly main: { readonly tickerId: string; readonly places: number | undefined };
  /** Other pairs it can show. */
  readonly choices: readonly SelectOption<string>[];
  readonly shift: number;
  readonly onChange: (changes: Partial<SideChart>) => void;
}

/** A chart beside the main one, with its own pair and period; its crosshair is linked with the others. */
export function SideChartView({ side, main, choices, shift, onChange }: SideChartViewProps) {
  const { ticker, period } = side;
  const [{ kind, axis, indicators }] = useKlinePrefs();
  const pair = usePair(ticker).currentData?.value;
  const places = useSidePlaces(ticker, pair?.price, main);
  const source = useKlineSource(ticker, period, shift);
  const [outer, setOuter] = useState<OuterSource | null>(null);
  const heading = useId();
  const name = pair ? pairName(pair) : ticker;
  const known = choices.some(({ value }) => value === ticker);
  return (
    <section className={styles.side} aria-labelledby={heading}>
      <header className={styles.sideHead}>
        <h2 id={heading} className={styles.sideName}>
          {name}
        </h2>
        <Select
          label="这幅图的币种"
          size="s"
          value={ticker}
          options={known ? choices : [{ value: ticker, label: name }, ...choices]}
          onChange={(next) => onChange({ ticker: next })}
        />
        <Select
          label="这幅图的周期"
          size="s"
          value={String(period)}
          options={PERIODS}
          onChange={(next) => {
            const chosen = PERIOD_CHOICES.find(({ value }) => String(value) === next)?.value;
            if (chosen !== undefined && chosen !== INTRADAY_LINE) onChange({ period: chosen });
          }}
        />
      </header>
      <div className={styles.sideChart}>
        <KlineChart
          symbol={ticker}
          minutes={period}
          places={places}
          source={source}
          kind={kind}
          axis={axis}
          indicators={indicators}
          shift={shift}
          label={`${name} K 线`}
          isLinked
          outer={outer}
        />
        <LazyFuturesFeed
          coinCode={pair?.coinCode}
          minutes={period}
          shift={shift}
          indicators={indicators}
          onSource={setOuter}
        />
      </div>
    </section>
  );
}

const PERIODS = PERIOD_CHOICES.filter(({ value }) => value !== INTRADAY_LINE).map(({ value, label }) => ({
  value: String(value),
  label,
}));
