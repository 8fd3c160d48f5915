import { coinUnlockColumns, nextUnlocks } from '@coinmirror/shared/columns/coinUnlocks.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { coinCalendarArgs } from '@coinmirror/shared/pages/calendarAddress.ts';
import { useMemo } from 'react';
import { useCalendarListQuery } from '#api/endpoints/calendar.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { AS_IT_CAME } from '#ui/table/asItCame.ts';
import { DataTable } from '#ui/table/DataTable.tsx';

const SHOWN = 3;

/** 解锁: the next unlocks that the calendar knows of. Nothing for a coin without any. */
export function CoinUnlocks({ detail: { code, name, symbol } }: { readonly detail: CoinDetail }) {
  const { data } = useCalendarListQuery(coinCalendarArgs(code));
  const columns = useMemo(() => renderColumns(coinUnlockColumns(symbol)), [symbol]);
  const rows = data ? nextUnlocks(data.value.events, data.asOf, SHOWN) : [];
  if (rows.length === 0) return null;
  return (
    <PageSection
      title="解锁"
      tools={
        <PageLink to="calendarCoin" params={{ coinCode: code }}>
          全部日程
        </PageLink>
      }
    >
      <DataTable
        label={`${name}接下来的解锁`}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        state={AS_IT_CAME}
        footnotes={NOTES}
        empty={<EmptyState />}
      />
    </PageSection>
  );
}

const NOTES = ['占流通量按解锁前的流通总量计算；价值按现价折算。'];
