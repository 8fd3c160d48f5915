import { NOTICE_SUBJECTS } from '@coinmirror/shared/contract/news/notices.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { NoticesOf } from './NoticesOf.tsx';

/** `/notice/{type}/{code}`: the notices of one exchange, of one wallet, or about one coin. */
export default function NoticeForPage() {
  const { type, code = '' } = useParams();
  const subject = NOTICE_SUBJECTS.find((one) => one === type);
  if (subject === undefined || code === '') return <NotFoundPage />;
  return (
    <NoticesOf
      key={`${subject}/${code}`}
      subject={subject}
      code={code}
      hrefOf={(search) => hrefTo('noticeFor', { type: subject, code }, search)}
    />
  );
}
