import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { PageLink } from '../link/PageLink.tsx';
import { Percent } from '../number/Percent.tsx';
import styles from './columns.module.css';

export interface SectorMemberCoin {
  readonly code: string;
  readonly symbol: string;
  readonly change24h: number | null;
}

/** A coin by its symbol and its change. */
export function SectorMember({ coin }: { readonly coin: SectorMemberCoin | null }) {
  if (coin === null) return MISSING;
  return (
    <>
      <PageLink to="coin" params={{ coinCode: coin.code }}>
        {coin.symbol}
      </PageLink>
      <Percent value={coin.change24h} arrow={false} className={styles.memberChange} />
    </>
  );
}
