import { futuresCoinColumns } from '@coinmirror/shared/columns/figures/futures.ts';
import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import { futuresListFigures } from '@coinmirror/shared/figures/futures.ts';
import { useMemo } from 'react';
import { useFuturesBoardQuery } from '#features/figures/futures/futuresApi.ts';
import { FiguresPage } from '#templates/figures/FiguresPage.tsx';
import { FuturesDisplay, FuturesTools } from '#templates/futures/FuturesDisplay.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';

/** `/futures`: every coin with contracts. */
export default function FuturesPage() {
  return (
    <FuturesDisplay>
      <FuturesList />
    </FuturesDisplay>
  );
}

function FuturesList() {
  const { changeBase } = useDisplay();
  const table = useMemo(
    () => ({ ...futuresListFigures.table, columns: futuresCoinColumns(changeBase) }),
    [changeBase],
  );
  const result = useFuturesBoardQuery({}, { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true });
  return (
    <FiguresPage
      {...futuresListFigures}
      page="futures"
      result={result}
      table={table}
      tableTools={
        <>
          <PageLink to="dataFutures">资金费率、爆仓与基差</PageLink>
          <FuturesTools />
        </>
      }
    />
  );
}
