import { type HeldPosition, heldPositions } from '@coinmirror/shared/portfolio/positions.ts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { usePortfolio } from '#features/portfolio/usePortfolio.ts';
import { selectAccount } from '#features/session/sessionSlice.ts';

const byCode = (code: string) => code;

/** What the visitor's trades say is held of each coin: the watchlist shows it, and asks for it no second time. */
export function useHeldPositions(): ReadonlyMap<string, HeldPosition> {
  const { trades } = usePortfolio(useSelector(selectAccount), byCode);
  return useMemo(() => heldPositions(trades), [trades]);
}
