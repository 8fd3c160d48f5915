import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { articlesSentence } from '@coinmirror/shared/sentences/news.ts';
import { ArticleListPage } from '#templates/article/ArticleListPage.tsx';

/** `/headline`: the front page of the news, with the newest article first and large. */
export default function HeadlinePage() {
  return (
    <ArticleListPage
      title={titleOf('headline')}
      summary={summaryOf('headline')}
      above={[{ label: titleOf('news'), href: hrefTo('news') }]}
      params={NEWS_ARGS.articles('headlines')}
      feed={{ kind: 'section', code: 'headlines' }}
      hasLead
      sentenceOf={articlesSentence}
    />
  );
}
