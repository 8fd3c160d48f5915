import { dailyEndpoints } from '@coinmirror/shared/contract/news/daily.ts';
import { dailyDashboard, dailyParams } from '@coinmirror/shared/dashboards/daily.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { queryHookFor } from '#api/queryHookFor.ts';
import { DayCoins } from '#features/dashboards/daily/DayCoins.tsx';
import { DaySteps } from '#features/dashboards/daily/DaySteps.tsx';
import { DayStories } from '#features/dashboards/daily/DayStories.tsx';
import { FeedLinks } from '#templates/article/FeedLinks.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { WithRail } from '#ui/page/WithRail.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const { table: _coins, ...figures } = dailyDashboard;
const useDay = queryHookFor(dailyEndpoints, 'newsDaily');
const FEED = { kind: 'section', code: 'daily' } as const;
const ABOVE_NEWS = [{ label: titleOf('news'), href: hrefTo('news') }];

/** `/daily?date=`: a day of the market that is over, in numbers; the last one without a date. */
export default function DailyPage() {
  const [address] = useUrlParams();
  const result = useDay(dailyParams(address.get('date')));
  const day = shownAnswer(result).data?.value;
  return (
    <DashboardPage
      {...figures}
      page="daily"
      above={ABOVE_NEWS}
      result={result}
      actions={<FeedLinks subject={FEED} />}
      tools={day && <DaySteps day={day} />}
    >
      {(value) => (
        <WithRail rail={<DayStories day={value} />}>
          <DayCoins day={value} />
        </WithRail>
      )}
    </DashboardPage>
  );
}
