import { strikeText } from '@coinmirror/shared/columns/optionChain.ts';
import type { OptionExpiryRow, OptionsOverview } from '@coinmirror/shared/contract/exchange/options.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { useMemo } from 'react';
import { BarsChart } from '#charts/bars/BarsChart.tsx';
import { type BarMark, placeAmong } from '#charts/bars/barMarks.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { ExpirySelect } from './ExpirySelect.tsx';
import { CHART_HEIGHT, openGroups, SOURCE } from './optionCharts.ts';
import styles from './options.module.css';

interface ExpiryChartsProps {
  readonly overview: OptionsOverview;
  readonly shown: OptionExpiryRow;
  readonly asOf: number;
}

/** One expiry by strike: open interest, and implied volatility. */
export function ExpiryCharts({ overview: { symbol, expiries, price }, shown, asOf }: ExpiryChartsProps) {
  const { strikes, maxPain, forward } = shown;
  const places = useMemo(() => strikes.map(({ strike }) => strikeText(strike)), [strikes]);
  const open = useMemo(() => openGroups(strikes), [strikes]);
  const smile = useMemo(
    () => [{ key: 'volatility', name: '隐含波动率', values: strikes.map(({ volatility }) => volatility) }],
    [strikes],
  );
  const [openMarks, smileMarks] = useMemo(() => {
    const marks = (value: number | null, name: string) => markAmong(strikes, value, name);
    return [[...marks(price, '现价'), ...marks(maxPain, '最大痛点')], marks(forward, '远期')];
  }, [strikes, price, maxPain, forward]);
  const day = formatDate(shown.expiresAt);
  const chart = {
    source: SOURCE,
    asOf,
    height: CHART_HEIGHT,
    categories: places,
    categoryName: '行权价',
  };
  return (
    <div className={styles.pair}>
      <PageSection
        title="各行权价的持仓量"
        about={`${day} 到期，以 ${symbol} 计。`}
        tools={<ExpirySelect expiries={expiries} shown={shown} />}
      >
        <BarsChart
          {...chart}
          title={`${symbol} ${day} 到期期权的持仓量，最大痛点 ${strikeText(maxPain)}`}
          groups={open}
          marks={openMarks}
          kind="amount"
          suffix={symbol}
        />
      </PageSection>
      <PageSection title="隐含波动率微笑" about={`${day} 到期，横轴为行权价（美元）。`}>
        <BarsChart
          {...chart}
          title={`${symbol} ${day} 到期的隐含波动率微笑`}
          groups={smile}
          marks={smileMarks}
          kind="share"
          curve
        />
      </PageSection>
    </div>
  );
}

/** A value among the strikes, by its name; none outside of them. */
function markAmong(
  strikes: OptionExpiryRow['strikes'],
  value: number | null,
  name: string,
): readonly BarMark[] {
  const at = placeAmong(
    strikes.map(({ strike }) => strike),
    value,
  );
  return at === null ? [] : [{ at, name: `${name} ${strikeText(value)}` }];
}
