import type { NamedCoin } from '@coinmirror/shared/columns/coin.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './CoinCell.module.css';

/** A coin in a narrow ranking: logo, name and symbol in one line; a long name is cut before the symbol. */
export function CoinCell({ coin }: { readonly coin: NamedCoin }) {
  return (
    <PageLink to="coin" params={{ coinCode: coin.code }} className={styles.coin} title={coin.name}>
      <Logo src={coin.logo} name={coin.symbol} size={20} />
      <span className={styles.name}>{coin.name}</span>
      <span className={styles.symbol}>{coin.symbol}</span>
    </PageLink>
  );
}
