import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { SetAlertButton } from '#features/alerts/SetAlertButton.tsx';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { IndicatorView, type IndicatorViewProps } from '#features/indicators/IndicatorView.tsx';
import { useIndicatorText } from '#features/indicators/useIndicatorText.ts';
import { valueChange } from '#features/indicators/valueChange.ts';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';

/** An indicator's page: what its view cannot know of, since it belongs to other features. */
export function IndicatorPage(props: Omit<IndicatorViewProps, 'tools'>) {
  const { indicator } = props;
  const text = useIndicatorText(indicator);
  return (
    <DefinitionContext value={definitionMarks}>
      <IndicatorView
        {...props}
        tools={(days, asOf) => (
          <>
            <AlertOn indicator={indicator} />
            <SharePictureButton
              source={() => {
                const value = days.at(-1)?.value ?? null;
                const band = bandOf(indicator.bands, value);
                return {
                  title: indicator.name,
                  subtitle: `${band ? `${band.name}区，` : ''}近 ${days.length} 日走势，涨跌对昨日`,
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

/** 设为预警, where something can be watched: the measure itself, or the price at which it would reach a threshold. */
function AlertOn({ indicator }: { readonly indicator: Indicator }) {
  if (indicator.measure !== undefined) return <SetAlertButton coin={null} />;
  return indicator.priceAt === undefined ? null : <SetAlertButton coin={BITCOIN} />;
}
