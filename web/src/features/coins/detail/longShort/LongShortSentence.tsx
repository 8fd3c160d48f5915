import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { longShortSentence } from '@coinmirror/shared/sentences/coinTabs.ts';
import { useCoinLongShortQuery } from '#api/endpoints/coinLongShort.ts';
import { SentenceLine } from '#ui/sentence/SentenceLine.tsx';
import { useLongShortPeriod } from './useLongShortPeriod.ts';

/** How many exchanges have more longs than shorts in the shown period. */
export function LongShortSentence({ code }: { readonly code: string }) {
  const { period } = useLongShortPeriod();
  const { currentData } = useCoinLongShortQuery(
    { code, period },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <SentenceLine
      sentence={currentData?.value ? longShortSentence(currentData.value) : null}
      summary={summaryOf('coinLongShort')}
      asOf={currentData?.asOf ?? null}
    />
  );
}
