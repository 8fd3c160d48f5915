import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { useCoinLongShortQuery } from '#api/endpoints/coinLongShort.ts';
import { Fact } from '#ui/facts/FactList.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Share } from '#ui/number/Share.tsx';

/** 多单人数占比 of the last hour over all exchanges, among the coin's facts; leads to the page with each of them. */
export function LongShortFact({ code }: { readonly code: string }) {
  const { data } = useCoinLongShortQuery(
    { code, period: '1h' },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <Fact
      label="多单人数占比"
      definition="meanLongShort"
      note={
        <>
          1小时均值{' '}
          <PageLink to="coinLongShort" params={{ coinCode: code }}>
            各平台
          </PageLink>
        </>
      }
    >
      <Share value={data?.value?.long ?? null} digits={1} />
    </Fact>
  );
}
