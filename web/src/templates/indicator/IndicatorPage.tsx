import { roundSignificant } from '@coinmirror/shared/format/decimal.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { nextThreshold, type Threshold } from '@coinmirror/shared/indicators/thresholds.ts';
import { zoneOf } from '@coinmirror/shared/indicators/zone.ts';
import { SetAlertButton } from '#features/alerts/SetAlertButton.tsx';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { IndicatorView, type IndicatorViewProps } from '#features/indicators/IndicatorView.tsx';
import { useIndicatorText } from '#features/indicators/useIndicatorText.ts';
import { valueChange } from '#features/indicators/valueChange.ts';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';

/** An indicator's page: adds what its view cannot know, since it belongs to other features. */
export function IndicatorPage(props: Omit<IndicatorViewProps, 'tools' | 'thresholdTool'>) {
  const { indicator } = props;
  const text = useIndicatorText(indicator);
  return (
    <DefinitionContext value={definitionMarks}>
      <IndicatorView
        {...props}
        thresholdTool={(threshold) => <PriceAlert threshold={threshold} />}
        tools={(days, asOf) => (
          <>
            <AlertOn indicator={indicator} now={days.at(-1)} />
            <SharePictureButton
              source={() => {
                const value = days.at(-1)?.value ?? null;
                const zone = zoneOf(indicator, value);
                return {
                  title: indicator.name,
                  subtitle: `${zone && `${zone}，`}近 ${days.length} 日走势，涨跌对昨日`,
                  asOf,
                  figure: {
                    text: text.full(value),
                    change: valueChange(days, 1, indicator.kind),
                    line: days.flatMap((day) => day.value ?? []),
                  },
                };
              }}
            />
          </>
        )}
      />
    </DefinitionContext>
  );
}

const BITCOIN = { code: 'bitcoin', name: '比特币' };

/** Significant digits of a suggested price. */
const DIGITS = 6;

interface AlertOnProps {
  readonly indicator: Indicator;
  readonly now: IndicatorDay | undefined;
}

/**
 * 设为预警 with the next threshold, where something can be watched: the indicator itself, or the price at which it reaches
 * the threshold.
 */
function AlertOn({ indicator, now }: AlertOnProps) {
  const next = now && nextThreshold(indicator, now);
  if (indicator.measure !== undefined) {
    const threshold = next ? { direction: next.direction, threshold: next.value } : undefined;
    return <SetAlertButton coin={null} threshold={threshold} />;
  }
  return next ? <PriceAlert threshold={next} asButton /> : null;
}

interface PriceAlertProps {
  readonly threshold: Threshold;
  readonly asButton?: boolean;
}

/** An alert on Bitcoin's price at a threshold; nothing where it has no price. */
function PriceAlert({ threshold: { direction, price, next }, asButton = false }: PriceAlertProps) {
  if (price === null) return null;
  const threshold = { direction, threshold: Number(roundSignificant(price, DIGITS)) };
  const label = asButton ? {} : { label: `价格到${next.name}区时预警` };
  return <SetAlertButton coin={BITCOIN} threshold={threshold} {...label} />;
}
