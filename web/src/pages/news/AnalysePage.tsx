import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { useNewsListQuery } from '#api/endpoints/news.ts';
import { ArticleListPage } from '#templates/article/ArticleListPage.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';

/** Coins with the most requested analyses; those of any other coin have an address with its code. */
const COINS = [
  { code: 'bitcoin', label: '比特币' },
  { code: 'ethereum', label: '以太坊' },
  { code: 'solana', label: 'Solana' },
  { code: 'ripple', label: '瑞波币' },
  { code: 'dogecoin', label: '狗狗币' },
] as const;

/** `/analyse/{id?}`: market analyses, or those about one coin. */
export default function AnalysePage() {
  const { id } = useParams();
  const params = NEWS_ARGS.analyses(id);
  // The articles contain the names of their coins.
  const { data } = useNewsListQuery(params, { skip: id === undefined });
  const coins = data?.value.rows.flatMap((item) => item.coins) ?? [];
  const name = coins.find(({ code }) => code === id)?.name;
  const own = titleOf('analyse');
  return (
    <ArticleListPage
      title={joinSpaced(name ?? '', own)}
      summary={summaryOf('analyse')}
      above={[
        { label: titleOf('news'), href: hrefTo('news') },
        ...(name === undefined ? [] : [{ label: own, href: hrefTo('analyse') }]),
      ]}
      params={params}
      feed={id === undefined ? { kind: 'section', code: 'analysis' } : { kind: 'coin', code: id }}
      strip={
        <LinkTabs
          label="按币种查看"
          keepScroll={false}
          items={[
            { key: '', label: '全部', href: hrefTo('analyse'), current: id === undefined },
            ...COINS.map(({ code, label }) => ({
              key: code,
              label,
              href: hrefTo('analyse', { id: code }),
              current: code === id,
            })),
          ]}
        />
      }
    />
  );
}
