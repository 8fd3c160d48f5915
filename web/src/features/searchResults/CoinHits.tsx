import type { SearchCoin } from '@coinmirror/shared/contract/search.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Highlight } from './Highlight.tsx';
import { Hit } from './Hit.tsx';
import type { HitsProps } from './PlaceHits.tsx';
import styles from './searchResults.module.css';

/** Matching coins with their current prices. */
export function CoinHits({ rows, keyword, star }: HitsProps<SearchCoin>) {
  return (
    <ul className={styles.list}>
      {rows.map((coin) => (
        <Hit
          key={coin.code}
          href={hrefTo('coin', { coinCode: coin.code })}
          keyword={keyword}
          title={coinTitle(coin)}
          logo={{ src: coin.logo, name: coin.symbol }}
          badge={!coin.isRecorded && <Badge tone="error">未收录</Badge>}
          facts={
            <>
              {rankOf(coin)}
              <Highlight text={coin.nameEn} keyword={keyword} />
            </>
          }
        >
          <span className={styles.numbers}>
            <Money usd={coin.price} kind="price" />
            <Percent value={coin.change24h} />
          </span>
          <span className={styles.amount}>
            <span className={styles.facts}>流通市值</span>
            <Money usd={coin.marketCap} kind="amount" />
          </span>
          {star('coin', coin.code, coin.name)}
        </Hit>
      ))}
    </ul>
  );
}

/** The rank, or a note for a coin without rank and market value. */
function rankOf({ isRecorded, rank }: SearchCoin): string {
  if (rank !== null) return `排名 ${rank} · `;
  return isRecorded ? '已收录未排名 · ' : '';
}
