import type { SoftwareRow } from '@coinmirror/shared/contract/software.ts';
import { SYSTEM_LABELS } from '@coinmirror/shared/contract/softwareSystems.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './software.module.css';

const KINDS = [
  { kind: 'wallet', label: '钱包' },
  { kind: 'exchange', label: '交易所' },
] as const;

/** Programs grouped by publisher, each linked to its downloads. */
export function SoftwareList({ software }: { readonly software: readonly SoftwareRow[] }) {
  return KINDS.map(({ kind, label }) => (
    <section key={kind} aria-label={label} className={styles.group}>
      <h2>{label}</h2>
      <ul className={styles.tiles}>
        {software
          .filter((row) => row.kind === kind)
          .map(({ code, name, logo, systems }) => (
            <li key={code}>
              <PageLink to="software" params={{ id: code }} className={styles.tile}>
                <Logo src={logo} name={name} size={32} />
                <span className={styles.name}>{name}</span>
                <span className={styles.systems}>
                  {systems.map((system) => (
                    <Badge key={system}>{SYSTEM_LABELS[system]}</Badge>
                  ))}
                </span>
              </PageLink>
            </li>
          ))}
      </ul>
    </section>
  ));
}
