import type { NewsCoin } from '@coinmirror/shared/contract/news/item.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Time } from '#ui/time/Time.tsx';
import { CoinLink } from '../CoinLink.tsx';
import { changeSince } from '../NewsCoins.tsx';
import styles from './article.module.css';

export interface RelatedCoinsProps {
  readonly coins: readonly NewsCoin[];
  /** The instant of the prices then, epoch ms; null where it is not known. */
  readonly time: number | null;
}

/** Prices of an article's coins at the instant that it quotes, and now. */
export function RelatedCoins({ coins, time }: RelatedCoinsProps) {
  if (coins.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>相关币种</h2>
      <table className={styles.coinTable}>
        <caption>
          当时价取自 <Time value={time} form="short" />
          ，与现价比较
        </caption>
        <thead>
          <tr>
            <th scope="col">币种</th>
            <th scope="col">当时价</th>
            <th scope="col">现价</th>
            <th scope="col">至今</th>
          </tr>
        </thead>
        <tbody>
          {coins.map((coin) => (
            <tr key={coin.symbol}>
              <th scope="row">
                <CoinLink coin={coin} className={styles.coinName} title={coin.name}>
                  <Logo src={coin.logo} name={coin.symbol} size={20} />
                  {coin.symbol}
                  <span>{coin.name}</span>
                </CoinLink>
              </th>
              <td>
                <Money usd={coin.priceThen} kind="price" />
              </td>
              <td>
                <Money usd={coin.price} kind="price" />
              </td>
              <td>
                <Percent value={changeSince(coin)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
