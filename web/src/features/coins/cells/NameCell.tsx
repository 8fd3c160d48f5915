import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './NameCell.module.css';

interface NamedCoin {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  readonly logo: string;
  readonly rank: number | null;
  readonly concepts: readonly { readonly name: string }[];
}

interface NameCellProps {
  readonly coin: NamedCoin;
  readonly eager: boolean;
  /** Its rank has no column of its own; there is no room for the concept. */
  readonly onPhone: boolean;
}

/** The coin's identity: logo, Chinese name, symbol and its first concept; on phones its rank instead. */
export function NameCell({ coin, eager, onPhone }: NameCellProps) {
  return (
    <PageLink to="coin" params={{ coinCode: coin.code }} className={styles.link}>
      <Logo src={coin.logo} name={coin.symbol} eager={eager} />
      <span className={styles.name} title={coin.name}>
        {coin.name}
      </span>
      <span className={styles.facts} data-rank={onPhone ? (coin.rank ?? undefined) : undefined}>
        <span className={styles.symbol}>{coin.symbol}</span>
        {!onPhone && coin.concepts[0] && <span className={styles.concept}>{coin.concepts[0].name}</span>}
      </span>
    </PageLink>
  );
}
