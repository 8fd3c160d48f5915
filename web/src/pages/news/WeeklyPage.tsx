import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { WeekReview } from '#features/dashboards/weekly/WeekReview.tsx';
import { ArticleListPage } from '#templates/article/ArticleListPage.tsx';

/** `/weekly`: the newest week in figures and charts, then the earlier weekly reviews. */
export default function WeeklyPage() {
  return (
    <ArticleListPage
      title={titleOf('weekly')}
      summary={summaryOf('weekly')}
      above={[{ label: titleOf('news'), href: hrefTo('news') }]}
      params={NEWS_ARGS.weekly}
      feed={{ kind: 'section', code: 'weekly' }}
      strip={<WeekReview />}
    />
  );
}
