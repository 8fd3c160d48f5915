import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { IndicatorView, type IndicatorViewProps } from '#features/indicators/IndicatorView.tsx';
import { useIndicatorText } from '#features/indicators/useIndicatorText.ts';
import { valueChange } from '#features/indicators/valueChange.ts';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';

/** An indicator's page: what its view cannot know of, since it belongs to other features. */
export function IndicatorPage(props: Omit<IndicatorViewProps, 'picture'>) {
  const { indicator } = props;
  const text = useIndicatorText(indicator);
  return (
    <DefinitionContext value={definitionMarks}>
      <IndicatorView
        {...props}
        picture={(days, asOf) => (
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
        )}
      />
    </DefinitionContext>
  );
}
