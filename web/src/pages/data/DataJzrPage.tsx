import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { sum60Indicator } from '@coinmirror/shared/indicators/definitions/sum60.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { useIndicatorQuery } from '#api/endpoints/indicators.ts';
import { IndicatorPage } from '#templates/indicator/IndicatorPage.tsx';

const { key } = sum60Indicator;

/** `/data/jzrdata.html`: the sum of sixty daily changes. */
export default function DataJzrPage() {
  return (
    <IndicatorPage
      indicator={sum60Indicator}
      recent={useIndicatorQuery(
        { key, ...CALL_ARGS.indicatorDays },
        { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
      )}
      whole={useIndicatorQuery({ key })}
    />
  );
}
