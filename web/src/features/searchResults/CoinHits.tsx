import type { SearchCoin } from '@coinmirror/shared/contract/search.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Highlight } from './Highlight.tsx';
import styles from './searchResults.module.css';

/** Coins that fit, with what they cost now. */
export function CoinHits({ rows, keyword }: { rows: readonly SearchCoin[]; keyword: string }) {
  return (
    <ul className={styles.list}>
      {rows.map((coin) => (
        <li key={coin.code} className={styles.row}>
          <PageLink to="coin" params={{ coinCode: coin.code }} className={styles.who}>
            <Logo src={coin.logo} name={coin.symbol} size={32} />
            <span className={styles.words}>
              <span className={styles.name}>
                <Highlight text={`${coin.name} ${coin.symbol}`} keyword={keyword} />
                {!coin.isRecorded && <Badge tone="error">未收录</Badge>}
              </span>
              <span className={styles.facts}>
                {coin.rank !== null && `排名 ${coin.rank} · `}
                <Highlight text={coin.nameEn} keyword={keyword} />
              </span>
            </span>
          </PageLink>
          <span className={styles.numbers}>
            <Money usd={coin.price} kind="price" />
            <Percent value={coin.change24h} />
          </span>
          <span className={styles.amount}>
            <span className={styles.facts}>流通市值</span>
            <Money usd={coin.marketCap} kind="amount" />
          </span>
        </li>
      ))}
    </ul>
  );
}
