import type { SectorMember as Member } from '@coinmirror/shared/columns/sector.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { PageLink } from '../link/PageLink.tsx';
import { Percent } from '../number/Percent.tsx';
import styles from './columns.module.css';

/** A coin by its symbol, with its change. */
export function SectorMember({ coin }: { readonly coin: Member | null }) {
  if (coin === null) return MISSING;
  return (
    <>
      <PageLink to="coin" params={{ coinCode: coin.code }}>
        {coin.symbol}
      </PageLink>
      <Percent value={coin.change24h} className={styles.memberChange} />
    </>
  );
}
