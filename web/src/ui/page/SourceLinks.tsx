import { readSourceNames } from '@coinmirror/shared/contract/namedSources.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import { PageLink } from '../link/PageLink.tsx';
import styles from './PageHeader.module.css';

/** Who must be named, each with the way to its site; the others with the way to the state of all. */
export function SourceLinks({ names }: { readonly names: string }) {
  const { owed, others } = readSourceNames(names);
  return (
    <span className={styles.updated}>
      来源{' '}
      {owed.map(({ name, link }, at) => (
        <span key={name}>
          {at > 0 && '、'}
          <ExternalLink href={link}>{name}</ExternalLink>
        </span>
      ))}
      {others !== '' && (
        <>
          {owed.length > 0 && '、'}
          <PageLink to="status">{others}</PageLink>
        </>
      )}
    </span>
  );
}
