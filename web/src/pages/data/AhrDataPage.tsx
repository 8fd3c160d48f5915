import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { ahr999Indicator } from '@coinmirror/shared/indicators/definitions/ahr999.ts';
import { INDICATOR_ARGS } from '@coinmirror/shared/routes/preload.ts';
import { useAhr999Query } from '#api/endpoints/indicators.ts';
import { BandPlan } from '#features/indicators/plan/BandPlan.tsx';
import { IndicatorPage } from '#pages/parts/IndicatorPage.tsx';

const BOUGHT = ['invest'];

/** `/data/ahrdata.html`: ahr999, with its back-test. */
export default function AhrDataPage() {
  return (
    <IndicatorPage
      indicator={ahr999Indicator}
      recent={useAhr999Query(INDICATOR_ARGS.recent, {
        pollingInterval: POLL_NORMAL,
        skipPollingIfUnfocused: true,
      })}
      whole={useAhr999Query({})}
      own={(days) => <BandPlan indicator={ahr999Indicator} days={days} lowest="bottom" others={BOUGHT} />}
    />
  );
}
