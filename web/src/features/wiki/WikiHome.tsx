import type { WikiIndex } from '@coinmirror/shared/contract/wiki.ts';
import { useState } from 'react';
import { TextField } from '#ui/field/TextField.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { byLetter, findTerms } from './findTerms.ts';
import { WikiTerms } from './WikiTerms.tsx';
import styles from './wiki.module.css';

const ORDERS = [
  { value: 'group', label: '按分类' },
  { value: 'letter', label: '按拼音' },
] as const;
type Order = (typeof ORDERS)[number]['value'];

/** The wiki's home: terms by group or letter with a search; articles; documents. */
export function WikiHome({ index }: { readonly index: WikiIndex }) {
  const [keyword, setKeyword] = useState('');
  const [order, setOrder] = useState<Order>('group');
  const found = findTerms(index, keyword);
  return (
    <div className={styles.home}>
      <div className={styles.tools}>
        <search>
          <TextField
            label="查找词条"
            hideLabel
            type="search"
            placeholder={`在 ${index.groups.flatMap(({ terms }) => terms).length} 个词条里查找`}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
        </search>
        <Segmented label="词条排列" options={ORDERS} value={order} onChange={setOrder} />
      </div>
      {found.length === 0 && (
        <EmptyState title="没有这个词条" hint="换一个说法，或者用英文、缩写试试。" compact />
      )}
      {order === 'letter'
        ? byLetter(found).map(([letter, terms]) => (
            <section key={letter} className={styles.group}>
              <h2>{letter}</h2>
              <WikiTerms terms={terms} />
            </section>
          ))
        : index.groups.map(({ id, name, summary, terms }) => {
            const own = terms.filter((term) => found.includes(term));
            return own.length === 0 ? null : (
              <section key={id} className={styles.group}>
                <h2>
                  <PageLink to="wikiItem" params={{ id }}>
                    {name}
                  </PageLink>
                  <span className={styles.note}>{summary}</span>
                </h2>
                <WikiTerms terms={own} />
              </section>
            );
          })}
      {keyword === '' && <Interpretation index={index} />}
    </div>
  );
}

function Interpretation({ index: { articles, media } }: { readonly index: WikiIndex }) {
  return (
    <>
      <section className={styles.group}>
        <h2>机制文章</h2>
        <ul className={styles.lines}>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <PageLink to="wikiArticle" params={{ id }}>
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.group}>
        <h2>原始文献</h2>
        <ul className={styles.lines}>
          {media.map(({ id, title, author, year, kind }) => (
            <li key={id}>
              <PageLink to="wikiMedia" params={{ id }}>
                {title}
              </PageLink>
              <span className={styles.source}>
                {kind} · {author} · {year}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
