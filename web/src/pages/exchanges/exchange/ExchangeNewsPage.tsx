import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { PublisherNotices } from '#templates/news/PublisherNotices.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';

/** `/exchange/{id}/news`: an exchange's notices. */
export default function ExchangeNewsPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeNews">
      {({ code }) => <PublisherNotices page="exchangeNews" code={code} />}
    </SubjectPage>
  );
}
