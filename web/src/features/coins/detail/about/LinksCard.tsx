import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Card } from '#ui/card/Card.tsx';
import { GuardedLink } from '#ui/link/GuardedLink.tsx';
import { linkText } from '#ui/link/linkText.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './LinksCard.module.css';

/**
 * The project's own links. Addresses are labelled by host, accounts and repositories by name. Links of an unrecorded
 * coin are unverified, and ask before leaving. Nothing where none is known.
 */
export function LinksCard({ detail: { links, standing } }: { readonly detail: CoinDetail }) {
  const all = [
    ...links.websites.map((url) => ({ label: '官网', url })),
    { label: '白皮书', url: links.whitePaper },
    ...links.explorers.map((url) => ({ label: '浏览器', url })),
    ...links.sourceCode.map((url) => ({ label: '源代码', url })),
    { label: 'X', url: links.twitter },
    { label: 'Telegram', url: links.telegram },
    { label: 'Reddit', url: links.reddit },
    { label: 'Facebook', url: links.facebook },
  ].filter(({ url }) => url !== '');
  if (all.length === 0) return null;
  return (
    <Card title="相关链接">
      <ul className={styles.list}>
        {all.map(({ label, url }) => (
          <li key={url} className={styles.item}>
            <span className={styles.label}>{label}</span>
            <GuardedLink href={url} guarded={standing === 'unrecorded'} className={styles.link}>
              {linkText(url)}
            </GuardedLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The concepts a coin belongs to. */
export function ConceptsCard({ detail: { concepts } }: { readonly detail: CoinDetail }) {
  if (concepts.length === 0) return null;
  return (
    <Card title="相关概念">
      <ul className={styles.chips}>
        {concepts.map((concept) => (
          <li key={concept.id}>
            <PageLink to="conceptItem" params={{ id: concept.id }} className={styles.chip}>
              {concept.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
