import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { sum60Indicator } from '@coinmirror/shared/indicators/definitions/sum60.ts';
import { INDICATOR_ARGS } from '@coinmirror/shared/routes/preload.ts';
import { useIndicatorQuery } from '#api/endpoints/indicators.ts';
import { IndicatorPage } from '#pages/parts/IndicatorPage.tsx';

const { key } = sum60Indicator;

/** `/data/jzrdata.html`: the sum of sixty daily changes. */
export default function JzrDataPage() {
  return (
    <IndicatorPage
      indicator={sum60Indicator}
      recent={useIndicatorQuery(
        { key, ...INDICATOR_ARGS.recent },
        { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
      )}
      whole={useIndicatorQuery({ key })}
    />
  );
}
