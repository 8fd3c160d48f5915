import type { Column } from '@coinmirror/shared/columns/column.ts';
import { useMemo } from 'react';
import { renderColumns } from '../columns/renderColumns.tsx';
import { useDisplay } from '../display/DisplayContext.tsx';
import { NumberText } from '../number/NumberText.tsx';
import { Fact, FactList } from './FactList.tsx';

interface ColumnFactsProps<Row> {
  /** The columns that describe the row; keep them stable. */
  readonly facts: readonly Column<Row>[];
  readonly row: Row;
}

/** Facts about one row, rendered by columns: labelled, in the visitor's currency; a phone leaves out those hidden there. */
export function ColumnFacts<Row>({ facts, row }: ColumnFactsProps<Row>) {
  const display = useDisplay();
  const columns = useMemo(() => renderColumns(facts), [facts]);
  return (
    <FactList>
      {columns.map(({ id, label, definition, phone, written, cell }) => (
        <Fact key={id} label={label} definition={definition} onWide={phone === 'hidden'}>
          {cell?.(row, 0, { onPhone: false }) ?? (written && <NumberText written={written(row, display)} />)}
        </Fact>
      ))}
    </FactList>
  );
}
