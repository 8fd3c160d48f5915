import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { ArticleListPage } from '#templates/article/ArticleListPage.tsx';
import { DOWN_TO_DEFI } from './aboveDefi.ts';

/** `/data/defi/news`: the articles on DeFi. */
export default function DataDefiNewsPage() {
  return (
    <ArticleListPage
      title={titleOf('dataDefiNews')}
      summary={summaryOf('dataDefiNews')}
      above={DOWN_TO_DEFI}
      params={NEWS_ARGS.articles('defi')}
      feed={{ kind: 'section', code: 'defi' }}
      hasLead
    />
  );
}
