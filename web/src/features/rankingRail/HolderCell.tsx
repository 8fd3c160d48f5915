import styles from './HolderCell.module.css';

export interface HolderCellProps {
  /** Owner of the address, '' when unknown. */
  readonly label: string;
  readonly address: string;
}

const ENDS = 4;

/** A holder: the name where it is known, else the shortened address; the whole address in the tooltip. */
export function HolderCell({ label, address }: HolderCellProps) {
  const short = `${address.slice(0, ENDS + 2)}…${address.slice(-ENDS)}`;
  return (
    <span className={styles.holder} title={label ? `${label} ${address}` : address}>
      {label || short}
    </span>
  );
}
