import type { ExchangeLongShort } from '@coinmirror/shared/contract/coin/longShort.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { useMemo } from 'react';
import { MirrorDeviation } from '#charts/mirror/MirrorDeviation.tsx';

interface VenueRatiosProps {
  readonly name: string;
  readonly exchanges: readonly ExchangeLongShort[];
  readonly asOf: number;
  readonly period: string;
}

/** Venues whose names fit side by side. */
const MOST = 14;
/** As many longs as shorts. */
const EVEN = 1;
/** Ratios between 0.8 and 1.2 are usual. */
const FLOOR = 0.2;
const SIDES = { above: '多单更多', below: '空单更多' };
const TONES = { above: 'up', below: 'down' } as const;

/** Accounts long per account short at each venue, above or below 1.00. */
export function VenueRatios({ name, exchanges, asOf, period }: VenueRatiosProps) {
  const shown = useMemo(
    () => exchanges.toSorted((a, b) => b.accountRatio - a.accountRatio).slice(0, MOST),
    [exchanges],
  );
  const buckets = useMemo(
    () =>
      shown.map(({ exchangeCode, exchangeName }) => ({
        key: exchangeCode,
        label: shortExchangeName(exchangeName),
      })),
    [shown],
  );
  const values = useMemo(() => shown.map(({ accountRatio }) => accountRatio), [shown]);
  if (shown.length === 0) return null;
  return (
    <MirrorDeviation
      titled
      title={joinSpaced(name, `各平台多空人数比（${period}）`)}
      source="各平台公布的账户数"
      asOf={asOf}
      kind="ratio"
      digits={2}
      name="多空人数比"
      bucketName="平台"
      labels="all"
      line={EVEN}
      floor={FLOOR}
      sides={SIDES}
      tones={TONES}
      {...{ buckets, values }}
    />
  );
}
