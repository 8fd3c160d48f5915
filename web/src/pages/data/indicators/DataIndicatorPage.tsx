import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { findIndicator } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { useParams } from 'react-router';
import { useIndicatorQuery } from '#api/endpoints/indicators.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { IndicatorPage } from '#templates/indicator/IndicatorPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';

/** `/data/index/{key}`: any indicator without a page of its own. */
export default function DataIndicatorPage() {
  const indicator = findIndicator(useParams()['key']);
  return indicator === null ? <NotFoundPage /> : <Shown key={indicator.key} indicator={indicator} />;
}

function Shown({ indicator }: { readonly indicator: Indicator }) {
  const { key, name } = indicator;
  useDocumentTitle(name);
  return (
    <IndicatorPage
      indicator={indicator}
      recent={useIndicatorQuery(
        { key, ...CALL_ARGS.indicatorDays },
        { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
      )}
      whole={useIndicatorQuery({ key })}
    />
  );
}
