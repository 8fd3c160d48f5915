import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { holdersSentence } from '@coinmirror/shared/sentences/coinTabs.ts';
import { SentenceLine } from '#ui/sentence/SentenceLine.tsx';
import { useCoinHoldersQuery } from './holdersApi.ts';

/** Which part the largest addresses hold, over all chains. */
export function HoldersSentence({ code }: { readonly code: string }) {
  const { data } = useCoinHoldersQuery({ code, maincoin: '' });
  return (
    <SentenceLine
      sentence={data?.value ? holdersSentence(data.value) : null}
      summary={summaryOf('coinHolders')}
      asOf={data?.asOf ?? null}
    />
  );
}
