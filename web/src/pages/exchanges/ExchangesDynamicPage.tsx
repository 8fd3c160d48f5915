import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { ArticleListPage } from '#templates/article/ArticleListPage.tsx';

const FEED = { kind: 'author', code: 'exchange' } as const;

/** `/exchange/dynamic`: news about exchanges. */
export default function ExchangesDynamicPage() {
  return (
    <ArticleListPage
      title={titleOf('exchangesDynamic')}
      summary={summaryOf('exchangesDynamic')}
      above={[{ label: titleOf('exchangeList'), href: hrefTo('exchangeList') }]}
      params={NEWS_ARGS.authored('exchange')}
      feed={FEED}
    />
  );
}
