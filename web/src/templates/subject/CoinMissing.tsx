import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './CoinMissing.module.css';
import { suggestCoins } from './suggestCoins.ts';

const SUGGESTIONS = 6;

/** No such coin: the 404 page, and the coins whose names come nearest to what was asked for. */
export function CoinMissing({ code }: { readonly code: string }) {
  const directory = useCoinDirectoryQuery({}).data?.value;
  const coins = directory ? suggestCoins(directory, code, SUGGESTIONS) : [];
  return (
    <>
      <NotFoundPage />
      {coins.length > 0 && (
        <Card title="你要找的是不是" className={styles.card}>
          <ul className={styles.coins}>
            {coins.map((coin) => (
              <li key={coin.code}>
                <PageLink to="coin" params={{ coinCode: coin.code }} className={styles.coin}>
                  <Logo src={coin.logo} name={coin.symbol} />
                  {coin.name} {coin.symbol}
                </PageLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
