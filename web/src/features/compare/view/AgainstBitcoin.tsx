import { pastMonth } from '@coinmirror/shared/indicators/pastMonth.ts';
import type { ComparedPrices } from '@coinmirror/shared/sentences/compare.ts';
import { useMemo } from 'react';
import { MirrorChart } from '#charts/mirror/MirrorChart.tsx';
import type { MirrorView } from '#charts/mirror/types.ts';
import styles from './comparison.module.css';

interface AgainstBitcoinProps {
  readonly coins: readonly ComparedPrices[];
  readonly source: string;
  readonly asOf: number | null;
}

/** px of both halves. */
const HEIGHT = 132;
/** Of one coin its number says as much. */
const LEAST_COINS = 2;

/** Which of the coins did better than Bitcoin in 30 days, above the line, and which worse, below it. */
export function AgainstBitcoin({ coins, source, asOf }: AgainstBitcoinProps) {
  const view = useMemo(() => againstView(coins), [coins]);
  if (view.buckets.length < LEAST_COINS) return null;
  return (
    <>
      <h2 className={styles.heading}>与比特币相比（近 30 日，以 BTC 计价的涨跌）</h2>
      <div className={styles.against}>
        <MirrorChart {...view} source={source} asOf={asOf} height={HEIGHT} bucketName="币种" sums={false} />
      </div>
    </>
  );
}

function againstView(coins: readonly ComparedPrices[]): MirrorView {
  const known = coins.flatMap(({ code, symbol, prices }) => {
    const against = code === 'bitcoin' ? null : (pastMonth(prices)?.againstBitcoin ?? null);
    return against === null ? [] : [{ code, symbol, against }];
  });
  // As exact as a percentage is written elsewhere: what stands at the bars has no decimals of its own.
  const side = (sign: 1 | -1) => known.map(({ against }) => Math.max(0, Number((sign * against).toFixed(2))));
  return {
    title: '跑赢与跑输比特币',
    kind: 'share',
    buckets: known.map(({ code, symbol }) => ({ key: code, label: symbol })),
    above: { parts: [{ key: 'better', name: '跑赢 BTC', tone: 'up', values: side(1) }], floor: 1 },
    below: { parts: [{ key: 'worse', name: '跑输 BTC', tone: 'down', values: side(-1) }], floor: 1 },
    weighs: false,
    written: true,
  };
}
