import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { SUM60_COINS, sum60Of } from '@coinmirror/shared/indicators/definitions/sum60Coins.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { useIndicatorQuery } from '#api/endpoints/indicators.ts';
import { IndicatorPage } from '#templates/indicator/IndicatorPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** `/data/jzrdata.html`: the sum of sixty daily changes, of Bitcoin or of `?coin=ethereum`. */
export default function SixtyDaySumPage() {
  const [params] = useUrlParams();
  const asked = params.get('coin');
  const indicator = useMemo(() => sum60Of(asked), [asked]);
  const { key, coin, name } = indicator;
  useDocumentTitle(name);
  const call = { key, ...(coin !== undefined && { code: coin }) };
  return (
    <IndicatorPage
      indicator={indicator}
      tabs={<Coins now={coin} params={params} />}
      recent={useIndicatorQuery(
        { ...call, ...CALL_ARGS.indicatorDays },
        { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
      )}
      whole={useIndicatorQuery(call)}
    />
  );
}

interface CoinsProps {
  readonly now: string | undefined;
  readonly params: URLSearchParams;
}

/** Keeps chart and day for each coin; the table's page and the second indicator belong to one coin. */
function Coins({ now = SUM60_COINS[0].code, params }: CoinsProps) {
  const { coin: _coin, page: _page, over: _over, ...stored } = Object.fromEntries(params);
  return (
    <LinkTabs
      label="币种"
      items={SUM60_COINS.map(({ code, name }, at) => ({
        key: code,
        label: name,
        href: hrefTo('sixtyDaySum', {}, at === 0 ? stored : { ...stored, coin: code }),
        current: code === now,
      }))}
    />
  );
}
