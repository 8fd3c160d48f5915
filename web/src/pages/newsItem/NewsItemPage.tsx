import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { useNewsDetailQuery } from '#api/endpoints/news.ts';
import { isMissing } from '#api/isMissing.ts';
import { CommentSection } from '#features/comments/CommentSection.tsx';
import { ArticleView } from '#features/news/articles/ArticleView.tsx';
import { ItemVotes } from '#features/votes/ItemVotes.tsx';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { FLASH_VOTES } from '#templates/news/FlashView.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { useVisitor } from '#templates/visitor/useVisitor.ts';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './NewsItemPage.module.css';
import { ShareArticle } from './ShareArticle.tsx';

const HEIGHT = 900;

/** `/news/{id}.html`: an article or a flash, with what readers say of it. */
export default function NewsItemPage() {
  const { id = '' } = useParams();
  const asked = Number(id);
  const isId = Number.isInteger(asked) && asked > 0;
  const result = useNewsDetailQuery({ id: asked }, { skip: !isId });
  const visitor = useVisitor();
  const shown = result.data?.value;
  useDocumentTitle(shown?.title);
  if (!isId || isMissing(result.error)) return <NotFoundPage />;
  const isFlash = shown?.section === 'flash';
  const crumbs = [
    { label: '资讯', href: hrefTo('news') },
    isFlash ? { label: '快讯', href: hrefTo('newsFlash') } : { label: '正文' },
  ];
  return (
    <div className={styles.page}>
      <Breadcrumb items={crumbs} />
      <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
        {(detail, { provenance = null }) => (
          <>
            <ArticleView
              provenance={provenance}
              key={detail.id}
              detail={detail}
              actions={<ShareArticle detail={detail} />}
              votes={
                detail.section === 'flash' && (
                  <ItemVotes
                    code={FLASH_VOTES}
                    item={String(detail.id)}
                    title={detail.title}
                    voter={visitor}
                  />
                )
              }
            />
            <div className={styles.comments}>
              <CommentSection
                subject={{ kind: isFlash ? 'flash' : 'news', code: String(detail.id) }}
                reader={visitor}
              />
            </div>
          </>
        )}
      </Loadable>
    </div>
  );
}
