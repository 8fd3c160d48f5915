import type { NamedCoin } from '@coinmirror/shared/columns/coin.ts';
import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import type { LargePosition } from '@coinmirror/shared/contract/rankings/moves.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { CoinCell } from './CoinCell.tsx';
import styles from './ConceptPanel.module.css';
import { HolderCell } from './HolderCell.tsx';
import { Place } from './Place.tsx';

/** The first three ranks are highlighted; a coin shows its symbol, with its name for screen readers. */
export const coinRailCells: Cells<NamedCoin> = {
  place: (_row, index) => <Place index={index} />,
  coin: (row) => <CoinCell coin={row} />,
};

export const positionRailCells: Cells<LargePosition> = {
  ...coinRailCells,
  holder: (row) => <HolderCell label={row.label} address={row.address} />,
};

export const conceptRailCells: Cells<ConceptRow> = {
  name: (row) => (
    <PageLink to="conceptItem" params={{ id: row.id }} className={styles.name}>
      {row.name}
    </PageLink>
  ),
  best: ({ best }) => (best === null ? MISSING : <BestCoin best={best} />),
};

function BestCoin({ best }: { readonly best: NonNullable<ConceptRow['best']> }) {
  return (
    <span className={styles.best}>
      {best.code ? (
        <PageLink to="coin" params={{ coinCode: best.code }} className={styles.symbol}>
          {best.symbol}
        </PageLink>
      ) : (
        best.symbol
      )}
      <Percent value={best.change24h} />
    </span>
  );
}
