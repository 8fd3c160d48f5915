import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './articles.module.css';
import { SECTIONS } from './sections.ts';

/** Replaces a picture: the article's coins on the colour of its section. No article has a photograph. */
export function Cover({ item }: { readonly item: NewsItem }) {
  const coins = item.coins.slice(0, 3);
  return (
    <span className={styles.cover} data-section={item.section} aria-hidden="true">
      {coins.map((coin, at) => (
        <Logo key={coin.symbol} src={coin.logo} name={coin.symbol} size={at === 0 ? 40 : 24} />
      ))}
      {coins.length === 0 && <span className={styles.coverWord}>{SECTIONS[item.section].label}</span>}
    </span>
  );
}
