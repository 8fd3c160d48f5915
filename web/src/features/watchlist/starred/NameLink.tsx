import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './starred.module.css';
import type { StarredKind, StarredRow } from './starredColumns.tsx';

interface NameLinkProps {
  readonly kind: StarredKind;
  readonly row: StarredRow;
}

/** Logo and name, linked to the item's page. */
export function NameLink({ kind, row }: NameLinkProps) {
  return (
    <PageLink to={kind} params={{ id: row.code }} className={styles.name}>
      <Logo src={row.logo} name={row.name} size={24} />
      {row.name}
    </PageLink>
  );
}
