import { Amount } from '#ui/number/Amount.tsx';
import styles from './SupplyCell.module.css';

export interface SupplyCellProps {
  readonly supply: number | null;
  readonly isMineable: boolean;
  readonly isPremined: boolean;
}

/** The marks that stand at a circulating supply, and what they mean; printed under every table that shows them. */
export const SUPPLY_NOTES: readonly string[] = ['* 不可挖', '** 大量预挖'];

/** Coins in circulation, with * where none can be mined and ** where many were mined before the start. */
export function SupplyCell({ supply, isMineable, isPremined }: SupplyCellProps) {
  return (
    <>
      <Amount value={supply} />
      <span className={styles.mark}>{supplyMark(supply, isMineable, isPremined)}</span>
    </>
  );
}

function supplyMark(supply: number | null, isMineable: boolean, isPremined: boolean): string {
  if (supply === null) return '';
  if (isPremined) return '**';
  return isMineable ? '' : '*';
}
