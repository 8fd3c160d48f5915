import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './CoinSubPage.module.css';
import type { CoinSubPageProps } from './CoinSubPage.tsx';
import type { CoinSubPlace } from './coinPlaces.ts';

const OFFERED = 60;

/** The page was opened without a coin: it says what it shows, and offers the largest coins. */
export function CoinPicker({ place, what, summary }: CoinSubPageProps) {
  const result = useCoinDirectoryQuery({});
  return (
    <>
      <PageHeader title={`币种${what}`} summary={`${summary}请先选择币种。`} />
      <Loadable result={result} height={400} skeleton={<Skeleton height={400} />}>
        {(directory) => (
          <ul className={styles.coins}>
            {directory
              .filter(({ kind, rank }) => kind === 'coin' && rank !== null)
              .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
              .slice(0, OFFERED)
              .map((coin) => (
                <li key={coin.code}>
                  <HrefLink href={placeHref(place, coin.code)} className={styles.coin}>
                    <Logo src={coin.logo} name={coin.symbol} />
                    {coin.name} {coin.symbol}
                  </HrefLink>
                </li>
              ))}
          </ul>
        )}
      </Loadable>
    </>
  );
}

function placeHref(place: CoinSubPlace, coinCode: string): string {
  const names = {
    market: 'coinMarket',
    holders: 'coinInfoDetail',
    dynamic: 'coinDynamic',
    longShort: 'coinLongShort',
    event: 'coinEvent',
    details: 'coinDetails',
    wallet: 'coinWallet',
  } as const;
  return hrefTo(names[place], { coinCode });
}
