import type { ReactNode } from 'react';
import { Fact, FactList } from '#ui/facts/FactList.tsx';

/** A figure about an exchange's reserves. */
export interface ReserveFact {
  readonly label: string;
  readonly definition?: string;
  readonly value: ReactNode;
}

/** The key figures at the top of a page about reserves. */
export function ReserveFacts({ facts }: { readonly facts: readonly ReserveFact[] }) {
  return (
    <FactList>
      {facts.map(({ label, definition, value }) => (
        <Fact key={label} label={label} definition={definition}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}
