import styles from './HolderCell.module.css';

export interface HolderCellProps {
  /** Whose address it is, '' when unknown. */
  readonly label: string;
  readonly address: string;
}

const ENDS = 4;

/** Who holds: the name where it is known, else the ends of the address; the whole address on hover. */
export function HolderCell({ label, address }: HolderCellProps) {
  const short = `${address.slice(0, ENDS + 2)}…${address.slice(-ENDS)}`;
  return (
    <span className={styles.holder} title={label ? `${label} ${address}` : address}>
      {label || short}
    </span>
  );
}
