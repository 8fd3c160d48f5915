import { spreadFacts } from '@coinmirror/shared/columns/dashboards/spread.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { SPREAD_PERIODS, spreadPeriod } from '@coinmirror/shared/contract/dashboards/spread.ts';
import { spreadInterpretation } from '@coinmirror/shared/indicators/interpretations/spread.ts';
import { spreadSentence } from '@coinmirror/shared/sentences/dashboards.ts';
import { SpreadFigures } from '#features/dashboards/spread/SpreadFigures.tsx';
import { useSpotSpreadQuery } from '#features/dashboards/spread/spreadApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const NAMES = { 1: '1分钟', 60: '1小时', 1440: '1日' };
const OPTIONS = SPREAD_PERIODS.map((period) => ({ value: String(period), label: NAMES[period] }));

/** `/data/spread.html`: Bitcoin's premium on Coinbase. */
export default function DataSpreadPage() {
  const [params, write] = useUrlParams();
  const period = spreadPeriod(params.get('period'));
  const result = useSpotSpreadQuery(
    { period },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <DashboardPage
      page="dataSpread"
      result={result}
      sentence={spreadSentence}
      facts={spreadFacts}
      interpretation={spreadInterpretation}
      tools={
        <Segmented
          label="周期"
          options={OPTIONS}
          value={String(period)}
          onChange={(next) => write({ period: next === '60' ? null : next })}
        />
      }
    >
      {(value, asOf) => <SpreadFigures value={value} asOf={asOf} />}
    </DashboardPage>
  );
}
