import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { useMemo } from 'react';
import { useIndicatorQuery } from '#api/endpoints/indicators.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './CoinTrend.module.css';
import { readTrendCodes, TREND_MAX, toggledCode } from './trendAddress.ts';

const SLOTS = Array.from({ length: TREND_MAX }, (_, slot) => slot);
const HEIGHT = 420;
/** Height of the chart frame: switches, legend, source. */
const PANEL_HEIGHT = 94;
const NO_POINTS: TimeSeries['points'] = [];
/** Number of coins offered; any other can be set in the address. */
const OFFERED = 24;

interface CoinTrendProps {
  /** Coins by rank. */
  readonly coins: readonly CoinRow[];
  readonly asOf: number;
}

/** Prices of the chosen coins over the same period, rebased to 100. */
export function CoinTrend({ coins, asOf }: CoinTrendProps) {
  const [params, write] = useUrlParams();
  const asked = params.get('c');
  const codes = useMemo(() => readTrendCodes(asked), [asked]);
  const charts = useCharts(codes);
  const failed = charts.find(({ error, currentData }) => error !== undefined && currentData === undefined);
  const answers = charts.map(({ currentData }) => currentData);
  const series = useSeries(codes, coins, answers);
  const waits = !failed && codes.length > 0 && series.every(({ points }) => points.length === 0);
  const choose = (code: string) => write({ c: toggledCode(codes, code).join(',') });
  const symbols = new Map(coins.map(({ code, symbol }) => [code, symbol]));
  const others = codes.filter((code) => !coins.slice(0, OFFERED).some((coin) => coin.code === code));
  return (
    <>
      <PageSection title="选择币种" about={`最多 ${TREND_MAX} 个，已选 ${codes.length} 个；链接可分享。`}>
        <div className={styles.coins}>
          {[...others, ...coins.slice(0, OFFERED).map(({ code }) => code)].map((code) => (
            <button
              key={code}
              type="button"
              className={styles.coin}
              aria-pressed={codes.includes(code)}
              disabled={!codes.includes(code) && codes.length >= TREND_MAX}
              onClick={() => choose(code)}
            >
              {symbols.get(code) ?? code}
            </button>
          ))}
        </div>
      </PageSection>
      <PageSection title="走势对比">
        {failed?.error !== undefined && (
          <FailedState
            failure={failed.error}
            onRetry={() => void failed.refetch()}
            busy={failed.isFetching}
            compact
          />
        )}
        <div className={styles.chart}>
          {waits ? (
            <Skeleton height={HEIGHT + PANEL_HEIGHT} />
          ) : (
            <TimeSeriesChart
              title="币种走势对比"
              source="各交易平台成交汇总，日线收盘价"
              asOf={asOf}
              height={HEIGHT}
              series={series}
              firstRange="1y"
              log="offered"
              comparable="always"
              newest
            />
          )}
        </div>
      </PageSection>
    </>
  );
}

/**
 * Daily closes of each coin. They come from an indicator's days, since a coin's chart has only weekly points. A fixed
 * number of calls, whatever is chosen: hooks must not be conditional.
 */
function useCharts(codes: readonly string[]) {
  return SLOTS.map((slot) => {
    const code = codes[slot] ?? '';
    // biome-ignore lint/correctness/useHookAtTopLevel: the number of slots is a constant
    return useIndicatorQuery({ key: 'drawdown', code }, { skip: code === '' });
  });
}

type Answer = ReturnType<typeof useCharts>[number]['currentData'];

function useSeries(codes: readonly string[], coins: readonly CoinRow[], answers: readonly Answer[]) {
  const [a, b, c, d, e, f] = answers;
  return useMemo(
    () =>
      [a, b, c, d, e, f].flatMap((answer, slot): TimeSeries[] => {
        const code = codes[slot];
        if (code === undefined) return [];
        const coin = coins.find((one) => one.code === code);
        return [
          {
            key: code,
            name: coin?.symbol ?? code,
            kind: 'price',
            closesOf: code,
            // A coin is in the legend while its prices are loading, so that nothing shifts when they come.
            points: answer?.value.map(({ time, price }) => [time, price]) ?? NO_POINTS,
          },
        ];
      }),
    [codes, coins, a, b, c, d, e, f],
  );
}
