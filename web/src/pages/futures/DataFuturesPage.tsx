import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import {
  FUTURES_TABS,
  futuresSentence,
  futuresTab,
  futuresTabFacts,
} from '@coinmirror/shared/dashboards/futuresTabs.ts';
import { futuresInterpretation } from '@coinmirror/shared/indicators/interpretations/futures.ts';
import { titleOfFuturesTab } from '@coinmirror/shared/pages/futuresTabs.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useCallback, useMemo } from 'react';
import { LongShortPanel } from '#features/coins/detail/longShort/LongShortPanel.tsx';
import { FundingPart } from '#features/dashboards/futures/FundingPart.tsx';
import {
  BasisPart,
  LiquidationsPart,
  OpenInterestPart,
} from '#features/dashboards/futures/FuturesFigures.tsx';
import { useFuturesOverviewQuery } from '#features/dashboards/futures/futuresApi.ts';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { FuturesDisplay, FuturesUnit } from '#templates/futures/FuturesDisplay.tsx';
import { exchangeStars } from '#templates/ranking/stars.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** `/data/futures.html`: totals and charts of the futures market; `/futures` lists its coins. */
export default function DataFuturesPage() {
  return (
    <FuturesDisplay>
      <FuturesFigures />
    </FuturesDisplay>
  );
}

function FuturesFigures() {
  const [params] = useUrlParams();
  const current = futuresTab(params.get('tab'));
  const { key: tab } = current;
  useDocumentTitle(titleOfFuturesTab(current));
  const columns = useMemo(() => futuresTabFacts(current), [current]);
  const facts = useCallback(() => columns, [columns]);
  const onPhone = useMediaQuery(PHONE);
  const hasMoney = columns.some(({ money, phone }) => money && !(onPhone && phone === 'hidden'));
  const result = useFuturesOverviewQuery({}, { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true });
  return (
    <DashboardPage
      page="dataFutures"
      result={result}
      sentence={(value, asOf) => futuresSentence(current, value, asOf)}
      facts={facts}
      interpretation={futuresInterpretation}
      tools={
        <LinkTabs
          label="合约数据分类"
          aside={
            hasMoney && (
              <PhoneFold label="口径">
                <FuturesUnit />
              </PhoneFold>
            )
          }
          items={FUTURES_TABS.map(({ key, label }, at) => ({
            key,
            label,
            href: hrefTo('dataFutures', {}, at === 0 ? {} : { tab: key }),
            current: key === tab,
          }))}
        />
      }
    >
      {(value, asOf) => (
        <>
          {tab === 'interest' && <OpenInterestPart value={value} venueCells={exchangeStars} />}
          {tab === 'funding' && <FundingPart value={value} asOf={asOf} />}
          {tab === 'forced' && <LiquidationsPart value={value} asOf={asOf} />}
          {tab === 'longshort' && <LongShortPanel code="bitcoin" name="比特币" />}
          {tab === 'basis' && <BasisPart value={value} asOf={asOf} />}
        </>
      )}
    </DashboardPage>
  );
}
