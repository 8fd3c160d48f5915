import type { ReactNode } from 'react';
import { Fact, FactList } from './FactList.tsx';

interface FactRowsProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Facts about one subject in one column, label against value. */
export function FactRows({ rows }: FactRowsProps) {
  return (
    <FactList narrow>
      {rows.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}
