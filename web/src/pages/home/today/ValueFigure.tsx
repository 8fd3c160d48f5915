import type { MarketToday } from '@coinmirror/shared/contract/marketToday.ts';
import { formatMinute } from '@coinmirror/shared/format/time.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { useMemo } from 'react';
import { useGlobalMarketQuery } from '#api/endpoints/market.ts';
import { useMarketTodayQuery } from '#api/endpoints/marketToday.ts';
import { MirrorFigure } from '#charts/mirror/MirrorFigure.tsx';
import type { MirrorView } from '#charts/mirror/types.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import styles from './TodayZone.module.css';

/** A quiet hour looks quiet: its liquidations are measured against at least so many USD. */
const LEAST_LIQUIDATED = 1e8;
const HEIGHT = 148;
const PHONE_HEIGHT = 86;

/** The total market value over 24 hours, and below it what was liquidated in each of them. */
export function ValueFigure() {
  const { timeZone } = useDisplay();
  const today = shownAnswer(useMarketTodayQuery({})).data?.value;
  const market = shownAnswer(useGlobalMarketQuery({})).data?.value;
  const onPhone = useMediaQuery(PHONE);
  const view = useMemo((): MirrorView | null => {
    if (today === undefined) return null;
    const hours = today.hours.length > 0 ? today.hours : unknownHours(today.marketCaps);
    return {
      title: '总市值与爆仓，24 小时',
      kind: 'money',
      buckets: hours.map(({ time }) => ({
        key: String(time),
        label: formatMinute(time, timeZone),
        name: `${formatMinute(time, timeZone)}–${formatMinute(time + HOUR, timeZone)}`,
      })),
      area: { name: '总市值', kind: 'money', values: today.marketCaps.map(([, value]) => value) },
      above: { parts: [] },
      below: {
        parts: [
          { key: 'long', name: '多单爆仓', tone: 'up', values: hours.map(({ long }) => long) },
          { key: 'short', name: '空单爆仓', tone: 'down', values: hours.map(({ short }) => short) },
        ],
        floor: LEAST_LIQUIDATED,
      },
    };
  }, [today, timeZone]);
  if (view?.area === undefined) return null;
  if (onPhone) {
    const side = (
      <>
        {market && <ShortTotals market={market} />}
        {today && <LargestHour hours={today.hours} />}
      </>
    );
    return <MirrorFigure {...view} height={PHONE_HEIGHT} side={side} />;
  }
  const area = { ...view.area, said: market && <Totals market={market} /> };
  return <MirrorFigure {...view} area={area} height={HEIGHT} />;
}

interface TotalsProps {
  /** USD, and % in 24 h. */
  readonly market: Readonly<Record<'marketCap' | 'marketCapChange24h' | 'volume24h', number | null>>;
}

function Totals({ market }: TotalsProps) {
  return (
    <>
      <Money usd={market.marketCap} kind="amount" /> <Percent value={market.marketCapChange24h} />
      <span className={styles.volume}>
        24H成交额 <Money usd={market.volume24h} kind="amount" />
      </span>
    </>
  );
}

/** Beside the strip of a phone. */
function ShortTotals({ market }: TotalsProps) {
  return (
    <>
      <p>总市值</p>
      <p className={styles.strong}>
        <Money usd={market.marketCap} kind="amount" />
      </p>
      <p>
        <Percent value={market.marketCapChange24h} />
      </p>
    </>
  );
}

/** The hour in which most was liquidated. */
function LargestHour({ hours }: Pick<MarketToday, 'hours'>) {
  const { timeZone } = useDisplay();
  const [most] = hours.toSorted((one, other) => other.long + other.short - one.long - one.short);
  if (most === undefined) return null;
  return (
    <>
      <p>{formatMinute(most.time, timeZone)} 爆仓</p>
      <p className={styles.strong}>
        <Money usd={most.long + most.short} kind="amount" />
      </p>
    </>
  );
}

/** The hours under the line of the total value where no source reports liquidations: gaps, and none of 0. */
function unknownHours(points: MarketToday['marketCaps']) {
  const last = points.at(-1)?.[0];
  if (last === undefined) return [];
  const current = Math.floor(last / HOUR) * HOUR;
  return Array.from({ length: 24 }, (_, at) => ({
    time: current - (23 - at) * HOUR,
    long: null,
    short: null,
  }));
}
