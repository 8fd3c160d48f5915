import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import type { FactInput } from '#ui/definition/DefinitionContext.ts';
import { Fact, FactList } from '#ui/facts/FactList.tsx';

interface InfoRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Key of its definition; numbers have one, names and dates need none. */
  readonly definition?: string;
  readonly inputs?: readonly FactInput[];
}

export interface InfoBlockProps {
  readonly title: string;
  /** false is a fact that this coin does not have. */
  readonly rows: readonly (InfoRow | false)[];
}

/** Facts of one kind, label against value. */
export function InfoBlock({ title, rows }: InfoBlockProps) {
  return (
    <Card title={title}>
      <FactList>
        {rows.map(
          (row) =>
            row && (
              <Fact key={row.label} {...row}>
                {row.value}
              </Fact>
            ),
        )}
      </FactList>
    </Card>
  );
}
