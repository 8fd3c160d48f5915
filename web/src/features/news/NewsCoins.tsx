import type { NewsCoin } from '@coinmirror/shared/contract/news/item.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { CoinLink } from './CoinLink.tsx';
import styles from './news.module.css';

interface NewsCoinsProps {
  readonly coins: readonly NewsCoin[];
  /** Maximum number shown. */
  readonly most?: number;
}

/** The coins of an item, each with its change since the price that the item quotes. */
export function NewsCoins({ coins, most = 3 }: NewsCoinsProps) {
  if (coins.length === 0) return null;
  return (
    <ul className={styles.coins} aria-label="相关币种与文中报价以来的涨跌">
      {coins.slice(0, most).map((coin) => (
        <li key={coin.symbol}>
          <CoinLink coin={coin} className={styles.coin} title={`${coin.name}，文中报价以来的涨跌`}>
            <Logo src={coin.logo} name={coin.symbol} size={16} />
            {coin.symbol}
            {coin.code !== '' && <Percent value={changeSince(coin)} />}
          </CoinLink>
        </li>
      ))}
    </ul>
  );
}

/** % since the instant that the item quotes; null where either price is unknown. */
export function changeSince({ priceThen, price }: NewsCoin): number | null {
  return priceThen === null || price === null || priceThen <= 0 ? null : (price / priceThen - 1) * 100;
}
