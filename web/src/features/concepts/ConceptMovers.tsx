import type { ConceptDetail, ConceptMover } from '@coinmirror/shared/contract/concepts.ts';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './ConceptMovers.module.css';

/** The concept's strongest and weakest coins, by 24 h change. */
export function ConceptMovers({ concept }: { readonly concept: ConceptDetail }) {
  return (
    <div className={styles.movers}>
      <Movers title="24H 领涨" coins={concept.leaders} none="24 小时内没有上涨的币种" />
      <Movers title="24H 领跌" coins={concept.laggards} none="24 小时内没有下跌的币种" />
    </div>
  );
}

interface MoversProps {
  readonly title: string;
  readonly coins: readonly ConceptMover[];
  readonly none: string;
}

function Movers({ title, coins, none }: MoversProps) {
  return (
    <Card title={title} level={3}>
      {coins.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ol className={styles.list}>
          {coins.map((coin) => (
            <li key={coin.code} className={styles.row}>
              <PageLink to="coin" params={{ coinCode: coin.code }} className={styles.coin}>
                <Logo src={coin.logo} name={coin.symbol} size={20} />
                <span className={styles.name}>{coin.name}</span>
                <span className={styles.symbol}>{coin.symbol}</span>
              </PageLink>
              <Money usd={coin.price} kind="price" />
              <span className={styles.change}>
                <Percent value={coin.change24h} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
