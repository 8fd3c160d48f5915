import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { useNewsDesksQuery } from '#api/endpoints/news.ts';
import { AuthorList } from '#features/news/articles/AuthorList.tsx';
import { FollowedLinks } from '#features/news/follow/FollowedLinks.tsx';
import { ArticleListPage } from '#templates/article/ArticleListPage.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** `/author/{id?}`: all authors, or one author's articles. */
export default function AuthorPage() {
  const { id } = useParams();
  const desks = useNewsDesksQuery({});
  if (id === undefined) {
    return (
      <>
        <PageHeader title={titleOf('author')} summary={summaryOf('author')} />
        <FollowedLinks />
        <AuthorList result={desks} />
      </>
    );
  }
  const desk = desks.data?.value.find(({ code }) => code === id);
  return (
    <ArticleListPage
      title={desk?.name ?? titleOf('author')}
      summary={desk ? desk.intro : summaryOf('author')}
      above={[
        { label: titleOf('news'), href: hrefTo('news') },
        ...(desk ? [{ label: titleOf('author'), href: hrefTo('author') }] : []),
      ]}
      params={NEWS_ARGS.authored(id)}
      feed={{ kind: 'author', code: id }}
      follow={{ kind: 'author', code: id, name: desk?.name }}
    />
  );
}
