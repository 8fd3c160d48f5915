import { findIndicator } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { type ComponentProps, useMemo } from 'react';
import { useIndicatorQuery } from '#api/endpoints/indicators.ts';
import { IndicatorChart } from './IndicatorChart.tsx';

/** The chart with the second indicator named in the address; with the price until that has loaded. */
export function OverlaidChart(props: ComponentProps<typeof IndicatorChart>) {
  const other = findIndicator(props.address.over);
  const { currentData } = useIndicatorQuery({ key: props.address.over }, { skip: other === null });
  const over = useMemo(
    () => other && currentData && { indicator: other, days: currentData.value },
    [other, currentData],
  );
  return <IndicatorChart {...props} {...(over && { over })} />;
}
