import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { ArticleList } from '#features/news/articles/ArticleList.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/dynamic`: news about an exchange. */
export default function ExchangeDynamicPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeDynamic">
      {({ code }) => (
        <ArticleList
          key={code}
          params={NEWS_ARGS.ofExchange(code)}
          hrefOf={(item) => hrefTo('exchangeDynamicArticle', { id: code, artid: String(item.id) })}
        />
      )}
    </SubjectPage>
  );
}
