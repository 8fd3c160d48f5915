import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { tagSummary, tagTitle } from '@coinmirror/shared/pages/tagWords.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useConceptDetailQuery } from '#api/endpoints/concepts.ts';
import { ArticleListPage } from '#templates/article/ArticleListPage.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './tag.module.css';

/** News about the coins of a concept, below its figures. */
export function TagNews({ concept }: { readonly concept: string }) {
  const result = useConceptDetailQuery({ id: concept });
  const tag = result.data?.value;
  const name = tag ? tagTitle(tag) : titleOf('tag');
  return (
    <ArticleListPage
      title={name}
      summary={tag ? tagSummary(tag) : ''}
      above={[
        { label: titleOf('news'), href: hrefTo('news') },
        { label: titleOf('concept'), href: hrefTo('concept') },
      ]}
      params={NEWS_ARGS.tagged(concept)}
      feed={{ kind: 'tag', code: concept }}
      follow={{ kind: 'tag', code: concept, name: tag && name }}
      strip={
        <p className={styles.facts}>
          <span>
            24H 均涨幅 <Percent value={tag?.change24h ?? null} />
          </span>
          <span>
            24H 额 <Money usd={tag?.volume24h ?? null} kind="amount" />
          </span>
          <PageLink to="conceptItem" params={{ id: concept }}>
            指数与成分币种
          </PageLink>
        </p>
      }
    />
  );
}
