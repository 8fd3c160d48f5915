import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { useShownSource } from './shownSources.ts';

interface MadeUpProps {
  readonly provenance: Provenance | null | undefined;
  readonly children: ReactNode;
}

/** Marks a part of the page as simulated where others are real; where all are simulated, the page says it once. */
export function SimulatedBadge({ provenance, children }: MadeUpProps) {
  const isMarked = useShownSource(provenance);
  return (
    <>
      {isMarked && (
        <p>
          <Badge tone="amber">演示数据</Badge>
        </p>
      )}
      {children}
    </>
  );
}
