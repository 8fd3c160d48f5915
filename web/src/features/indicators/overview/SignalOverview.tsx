import type { IndicatorOverview } from '@coinmirror/shared/contract/dashboards/indicatorOverview.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { changePercent } from '@coinmirror/shared/indicators/priceChange.ts';
import { checklistOf, type SignalSide } from '@coinmirror/shared/indicators/signals.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { ChecklistCard } from './ChecklistCard.tsx';
import styles from './overview.module.css';
import { readOverviewDate, readThresholds, thresholdInAddress, thresholdParam } from './overviewAddress.ts';

interface SignalOverviewProps {
  readonly indicators: readonly Indicator[];
  readonly overview: IndicatorOverview;
  /** The time of the answer: later days cannot be requested. */
  readonly asOf: number;
}

const SIDES: readonly SignalSide[] = ['top', 'bottom'];

/** The checklist of tops and bottoms, now or on any day, with the visitor's own thresholds. */
export function SignalOverview({ indicators, overview, asOf }: SignalOverviewProps) {
  const [params, write] = useUrlParams();
  const date = readOverviewDate(params);
  const values = new Map(overview.rows.map(({ key, value }) => [key, value]));
  const own = SIDES.flatMap((side) =>
    Object.keys(readThresholds(params, side)).map((key) => thresholdParam(side, key)),
  );
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label="回看日期（北京时间）"
          type="date"
          value={date ?? formatDate(overview.time)}
          min="2011-01-01"
          max={formatDate(asOf)}
          onChange={(event) => write({ date: event.target.value || null })}
        />
        {date !== null && <Button onClick={() => write({ date: null })}>回到现在</Button>}
        {own.length > 0 && (
          <Button onClick={() => write(Object.fromEntries(own.map((name) => [name, null])))}>
            恢复默认界线
          </Button>
        )}
        <span className={styles.note}>
          比特币 <Money usd={overview.price} kind="price" />
          {date !== null && overview.price !== null && overview.priceNow !== null && (
            <>
              ，至今 <Percent value={changePercent(overview.priceNow, overview.price)} />
            </>
          )}
        </span>
      </div>
      <div className={styles.lists}>
        {SIDES.map((side) => (
          <ChecklistCard
            key={side}
            side={side}
            list={checklistOf(side, indicators, values, readThresholds(params, side))}
            onThreshold={({ key }, typed) =>
              write({
                [thresholdParam(side, key)]: thresholdInAddress(typed),
              })
            }
          />
        ))}
      </div>
    </>
  );
}
