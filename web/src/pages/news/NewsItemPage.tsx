import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { NewsArticlePage } from '#templates/article/NewsArticlePage.tsx';

/** `/news/{id}.html`: an article or a flash, with its comments. */
export default function NewsItemPage() {
  const { id = '' } = useParams();
  return (
    <NewsArticlePage
      id={id}
      crumbs={(detail) => [
        { label: '资讯', href: hrefTo('news') },
        detail?.section === 'flash' ? { label: '快讯', href: hrefTo('newsFlash') } : { label: '正文' },
      ]}
    />
  );
}
