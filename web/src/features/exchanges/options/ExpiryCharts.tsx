import type { OptionsOverview } from '@coinmirror/shared/contract/exchange/options.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { useMemo } from 'react';
import { BarsChart } from '#charts/bars/BarsChart.tsx';
import { type BarMark, placeAmong } from '#charts/bars/barMarks.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Select } from '#ui/select/Select.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const HEIGHT = 300;
const SOURCE = '各期权平台的持仓量与标记波动率';

interface ExpiryChartsProps {
  readonly overview: OptionsOverview;
  readonly asOf: number;
}

/** One expiry by strike: open interest, and implied volatility. */
export function ExpiryCharts({ overview: { symbol, expiries, price }, asOf }: ExpiryChartsProps) {
  const [params, write] = useUrlParams();
  const options = expiries.map(({ expiresAt }) => ({
    value: dayOf(expiresAt),
    label: formatDate(expiresAt),
  }));
  const shown = expiries.find(({ expiresAt }) => dayOf(expiresAt) === params.get('expiry')) ?? expiries[0];
  const strikes = useMemo(() => (shown?.strikes ?? []).map(({ strike }) => strikeText(strike)), [shown]);
  const open = useMemo(
    () => [
      {
        key: 'calls',
        name: '看涨持仓',
        color: 'up' as const,
        values: (shown?.strikes ?? []).map(({ calls }) => calls),
      },
      {
        key: 'puts',
        name: '看跌持仓',
        color: 'down' as const,
        values: (shown?.strikes ?? []).map(({ puts }) => puts),
      },
    ],
    [shown],
  );
  const smile = useMemo(
    () => [
      {
        key: 'volatility',
        name: '隐含波动率',
        values: (shown?.strikes ?? []).map(({ volatility }) => volatility),
      },
    ],
    [shown],
  );
  const [openMarks, smileMarks] = useMemo(() => marksOf(shown, price), [shown, price]);
  if (!shown) return null;
  const day = formatDate(shown.expiresAt);
  const chart = { source: SOURCE, asOf, height: HEIGHT, categories: strikes, categoryName: '行权价' };
  return (
    <>
      <PageSection
        title="各行权价的持仓量"
        tools={
          <Select
            label="到期日"
            size="s"
            options={options}
            value={dayOf(shown.expiresAt)}
            onChange={(value) => write({ expiry: value })}
          />
        }
      >
        <BarsChart
          {...chart}
          title={`${symbol} ${day} 到期期权的持仓量，最大痛点 ${strikeText(shown.maxPain)}`}
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
    </>
  );
}

/** The price and the maximum pain among the strikes; in the second chart the price is what is at the money. */
function marksOf(
  shown: OptionsOverview['expiries'][number] | undefined,
  price: number | null,
): readonly [open: readonly BarMark[], smile: readonly BarMark[]] {
  const strikes = (shown?.strikes ?? []).map(({ strike }) => strike);
  const markAt = (value: number | null, name: string): readonly BarMark[] => {
    const at = placeAmong(strikes, value);
    return at === null ? [] : [{ at, name }];
  };
  const pain = shown?.maxPain ?? null;
  const open = [
    ...markAt(price, `现价 ${strikeText(price)}`),
    ...markAt(pain, `最大痛点 ${strikeText(pain)}`),
  ];
  return [open, markAt(price, `平值 ${strikeText(price)}`)];
}

/** A day in the address's format: 20261127. */
function dayOf(time: number): string {
  return formatDate(time).replaceAll('-', '');
}

/** Strikes are round: 126,000. */
function strikeText(strike: number | null): string {
  return formatPrice(strike).replace(/\.0+$/, '');
}
