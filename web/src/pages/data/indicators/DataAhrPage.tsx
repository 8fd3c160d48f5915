import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { ahr999Indicator } from '@coinmirror/shared/indicators/definitions/ahr999.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { useAhr999Query } from '#api/endpoints/indicators.ts';
import { BandPlan } from '#features/indicators/plan/BandPlan.tsx';
import { IndicatorPage } from '#templates/indicator/IndicatorPage.tsx';

const BOUGHT = ['invest'];

/** `/data/ahrdata.html`: ahr999, with its back-test. */
export default function DataAhrPage() {
  return (
    <IndicatorPage
      indicator={ahr999Indicator}
      recent={useAhr999Query(CALL_ARGS.indicatorDays, {
        pollingInterval: POLL_NORMAL,
        skipPollingIfUnfocused: true,
      })}
      whole={useAhr999Query({})}
      own={(days) => <BandPlan indicator={ahr999Indicator} days={days} lowest="bottom" others={BOUGHT} />}
    />
  );
}
