import { formatAddress } from '@coinmirror/shared/format/address.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import { ExternalLink } from '../link/ExternalLink.tsx';
import styles from './Address.module.css';

export interface AddressProps {
  /** A wallet, contract or transaction; '' or null is shown as `--`. */
  value: string | null;
  /** The address's page in a block explorer. */
  explorerUrl?: string;
  copyable?: boolean;
}

/** An address, truncated in the middle where it is long, in full on hover and when copied. */
export function Address({ value, explorerUrl = '', copyable = true }: AddressProps) {
  if (value === null || value === '') return <span className={styles.missing}>{MISSING}</span>;
  const short = <Halves short={formatAddress(value)} />;
  const isLink = explorerUrl !== '';
  return (
    <span className={styles.address} title={isLink ? undefined : value}>
      {isLink ? (
        <ExternalLink href={explorerUrl} title={value}>
          {short}
        </ExternalLink>
      ) : (
        short
      )}
      {copyable && <CopyButton text={value} label="复制地址" />}
    </span>
  );
}

/** On a phone, whose column is narrower than both halves, the second one has a line of its own instead of being cut. */
function Halves({ short }: { readonly short: string }) {
  const [head = '', tail] = short.split('…');
  if (tail === undefined) return short;
  return (
    <>
      {head}…<wbr />
      {tail}
    </>
  );
}
