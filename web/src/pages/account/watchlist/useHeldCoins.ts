import { type HeldPosition, heldPositions } from '@coinmirror/shared/portfolio/positions.ts';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { usePortfolio } from '#features/portfolio/usePortfolio.ts';
import { selectAccount } from '#features/session/sessionSlice.ts';
import { useMovedPositions } from '#templates/watch/useMovedPositions.ts';

/** What the visitor's trades say is held of each coin, and the ledger that they stand in. */
export function useHeldCoins() {
  const directory = useCoinDirectoryQuery({}).data?.value;
  const nameOf = useCallback(
    (code: string) => directory?.find((entry) => entry.kind === 'coin' && entry.code === code)?.name ?? code,
    [directory],
  );
  const ledger = usePortfolio(useSelector(selectAccount), nameOf);
  useMovedPositions(ledger);
  const { trades, method } = ledger;
  const held: ReadonlyMap<string, HeldPosition> = useMemo(
    () => heldPositions(trades, method),
    [trades, method],
  );
  return { held, ledger, directory };
}
