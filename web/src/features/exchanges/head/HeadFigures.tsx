import { exchangeFigures } from '@coinmirror/shared/columns/exchangeFigures.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { useMemo } from 'react';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Figure, Figures } from '#ui/facts/Figures.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';

/** Assets alone, whoever counts them. */
const RESERVE_NOTE = '链上资产，不含负债';

/** An exchange's volume and assets; the first is the main figure. */
export function HeadFigures({ detail }: { readonly detail: ExchangeDetail }) {
  const display = useDisplay();
  const figures = useMemo(() => renderColumns(exchangeFigures(detail)), [detail]);
  return (
    <Figures>
      {figures.map(({ id, label, definition, written, cell }, at) => (
        <Figure
          key={id}
          label={label}
          {...(definition !== undefined && { definition })}
          main={at === 0}
          {...(definition === 'reserve' && detail.reserve !== null && { note: RESERVE_NOTE })}
        >
          {cell?.(detail, 0, { onPhone: false }) ??
            (written && <NumberText written={written(detail, display)} />)}
        </Figure>
      ))}
    </Figures>
  );
}
