import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './NameCell.module.css';

export interface NamedCoin {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  readonly logo: string;
  readonly rank: number | null;
  /** 1–5, null when not rated. */
  readonly stars: number | null;
  readonly concepts: readonly { readonly name: string }[];
}

/** Who the coin is: logo, Chinese name, symbol, rating and its first concept; on phones also its rank. */
export function NameCell({ coin, eager }: { readonly coin: NamedCoin; readonly eager: boolean }) {
  const concept = coin.concepts[0]?.name;
  return (
    <PageLink to="coin" params={{ coinCode: coin.code }} className={styles.link}>
      <Logo src={coin.logo} name={coin.symbol} eager={eager} />
      <span className={styles.words}>
        <span className={styles.name} title={coin.name}>
          {coin.name}
        </span>
        <span className={styles.facts}>
          {coin.rank !== null && <span className={styles.rank}>{coin.rank}</span>}
          <span className={styles.symbol}>{coin.symbol}</span>
          {coin.stars !== null && (
            <span className={styles.stars} title={`星级 ${coin.stars}（最高 5）`}>
              ★{coin.stars}
            </span>
          )}
          {concept && <span className={styles.concept}>{concept}</span>}
        </span>
      </span>
    </PageLink>
  );
}
