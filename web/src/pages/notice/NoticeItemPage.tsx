import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useNoticeDetailQuery } from '#api/endpoints/notices.ts';
import { isMissing } from '#api/isMissing.ts';
import { NoticeView } from '#features/news/notices/NoticeView.tsx';
import { rememberNotice } from '#features/news/notices/readNotices.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 600;

/** `/notice/{noticeid}` and `/exchange/notice/{id}`: one notice. */
export default function NoticePage() {
  const { noticeid, id } = useParams();
  const asked = Number(noticeid ?? id);
  const isId = Number.isInteger(asked) && asked > 0;
  const result = useNoticeDetailQuery({ id: asked }, { skip: !isId });
  const shown = result.data?.value;
  useDocumentTitle(shown?.title);
  useEffect(() => {
    if (shown) rememberNotice(shown.id);
  }, [shown]);
  if (!isId || isMissing(result.error)) return <NotFoundPage />;
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {(notice, { provenance = null }) => <NoticeView notice={notice} provenance={provenance} />}
    </Loadable>
  );
}
