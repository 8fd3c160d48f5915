import { useParams } from 'react-router';
import { useAnnouncementDetailQuery } from '#api/endpoints/notices.ts';
import { isMissing } from '#api/isMissing.ts';
import { AnnouncementView } from '#features/news/notices/AnnouncementView.tsx';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 500;

/** `/announcement/{id}.html`: one announcement of this site. */
export default function AnnouncementPage() {
  const { id = '' } = useParams();
  const result = useAnnouncementDetailQuery({ id });
  useDocumentTitle(result.data?.value.title);
  if (isMissing(result.error)) return <NotFoundPage />;
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {(announcement) => <AnnouncementView announcement={announcement} />}
    </Loadable>
  );
}
