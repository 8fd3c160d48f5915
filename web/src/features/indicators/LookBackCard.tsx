import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { type LookBack, lookBack } from '@coinmirror/shared/indicators/lookBack.ts';
import { zoneOf } from '@coinmirror/shared/indicators/zone.ts';
import { useMemo } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './LookBackCard.module.css';
import type { IndicatorAddressState } from './useIndicatorAddress.ts';
import { useIndicatorText } from './useIndicatorText.ts';

const YEAR = 365 * 86_400_000;

interface LookBackCardProps {
  readonly indicator: Indicator;
  readonly days: readonly IndicatorDay[];
  readonly address: IndicatorAddressState;
}

/** The indicator's value on a chosen day, and the price change since; by default a year ago. */
export function LookBackCard({ indicator, days, address }: LookBackCardProps) {
  const last = days.at(-1)?.time ?? 0;
  const date = address.date ?? formatDate(last - YEAR);
  const found = useMemo(() => lookBack(days, beijingDayStart(date) ?? 0), [days, date]);
  return (
    <Card title="回看">
      <TextField
        label="日期（北京时间）"
        type="date"
        value={date}
        min={formatDate(days[0]?.time)}
        max={formatDate(last)}
        onChange={(event) => address.setDate(event.target.value)}
        hint={address.unread === '' ? undefined : `看不懂地址里的日期“${address.unread}”，已改看一年前`}
      />
      {found === null ? (
        <p className={styles.none} role="status">
          {short(date)}没有数据：{indicator.short} 从 {formatDate(days[0]?.time)} 开始有值。
        </p>
      ) : (
        <Found indicator={indicator} found={found} />
      )}
    </Card>
  );
}

const short = (date: string) => `${date} `;

function Found({ indicator, found }: { readonly indicator: Indicator; readonly found: LookBack }) {
  const text = useIndicatorText(indicator);
  const { day, after, sinceThen, worst, best } = found;
  const band = bandOf(indicator.bands, day.value);
  return (
    <>
      <p className={styles.then}>
        <span>{formatDate(day.time)}</span>
        <strong>
          {indicator.short} {text.full(day.value)}
        </strong>
        {band && <Badge tone={band.tone}>{zoneOf(indicator, day.value)}</Badge>}
        <span>
          {indicator.priceName} <Money usd={day.price} kind="price" />
        </span>
      </p>
      <dl className={styles.after}>
        <After name="至今" value={sinceThen} />
        {after.map(({ days, change }) => (
          <After key={days} name={`${days}日后`} value={change} />
        ))}
        <After name="其后最低收盘" value={worst} />
        <After name="其后最高收盘" value={best} />
      </dl>
    </>
  );
}

function After({ name, value }: { readonly name: string; readonly value: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Percent value={value} />
      </dd>
    </div>
  );
}
