import { stoppedProtocolsOf } from '@coinmirror/shared/content/defi/stoppedProtocols.ts';
import {
  linkOfStopped,
  stoppedProtocolColumns,
  stoppedWords,
} from '@coinmirror/shared/dashboards/defi/stopped.ts';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const rowLink = rowLinkTo(linkOfStopped);

/** What is left to say of a chain that no longer runs: since when, and its last protocols. */
export function StoppedChain({ code, name }: { readonly code: string; readonly name: string }) {
  return (
    <>
      <EmptyState
        title={`${name} 已停止`}
        hint={stoppedWords(code)}
        action={<PageLink to="dataDefi">查看其他公链</PageLink>}
        height={240}
      />
      <SectionTable
        title="最后的协议"
        id={`defi-stopped-${code}`}
        columns={stoppedProtocolColumns}
        rows={stoppedProtocolsOf(code)}
        rowKey={(row) => row.code}
        rowLink={rowLink}
      />
    </>
  );
}
