import { weeklyEndpoints } from '@coinmirror/shared/contract/news/weekly.ts';
import { weekFacts } from '@coinmirror/shared/dashboards/weekly.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { queryHookFor } from '#api/queryHookFor.ts';
import { ColumnFacts } from '#ui/facts/ColumnFacts.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { WeekCharts } from './WeekCharts.tsx';
import styles from './weekly.module.css';

const useWeek = queryHookFor(weeklyEndpoints, 'newsWeekly');
const HEIGHT = 640;

/** The newest weekly review in figures, linked to its text. */
export function WeekReview() {
  return (
    <Loadable result={useWeek({})} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {(week) => (
        <div className={styles.week}>
          <PageSection
            title={`${formatDate(week.begins)} 至 ${formatDate(week.ends - DAY)}`}
            tools={
              <PageLink to="newsItem" params={{ id: String(week.id) }} className={styles.whole}>
                阅读本期全文
              </PageLink>
            }
          >
            <ColumnFacts facts={weekFacts} row={week} />
          </PageSection>
          <WeekCharts week={week} />
        </div>
      )}
    </Loadable>
  );
}
