import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { isMissing } from '#api/isMissing.ts';
import { useExchangeDetail } from '#features/exchanges/useExchangeDetail.ts';
import { NewsArticlePage } from '#templates/article/NewsArticlePage.tsx';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';

/** `/exchange/{id}/dynamic/{artid}`: an article about an exchange, reached from its page. */
export default function ExchangeDynamicArticlePage() {
  const { id = '', artid = '' } = useParams();
  const exchange = useExchangeDetail(id);
  if (isMissing(exchange.error) && exchange.data === undefined) return <NotFoundPage />;
  const name = exchange.data?.value.name ?? pages.exchange.title;
  return (
    <NewsArticlePage
      id={artid}
      isOf={({ exchanges }) => exchanges.some(({ code }) => code === id)}
      crumbs={() => [
        { label: pages.exchangeList.title, href: hrefTo('exchangeList') },
        { label: name, href: hrefTo('exchange', { id }) },
        { label: pages.exchangeDynamic.title, href: hrefTo('exchangeDynamic', { id }) },
        { label: '正文' },
      ]}
    />
  );
}
