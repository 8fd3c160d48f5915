import type { StoppedProtocol } from '@coinmirror/shared/content/defi/stoppedProtocols.ts';
import {
  chainOfStopped,
  stoppedProtocolFacts,
  stoppedWords,
} from '@coinmirror/shared/dashboards/defi/stopped.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { ColumnFacts } from '#ui/facts/ColumnFacts.tsx';
import { Breadcrumb, type Crumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';

interface StoppedProtocolViewProps {
  readonly protocol: StoppedProtocol;
  /** The breadcrumbs above its chain. */
  readonly above: readonly Crumb[];
}

/** A protocol whose chain no longer runs: what it was, and since when it is over. */
export function StoppedProtocolView({ protocol, above }: StoppedProtocolViewProps) {
  const chain = chainOfStopped(protocol);
  const crumbs = [...above, { label: chain.label, href: hrefOfLink(chain.link) }, { label: protocol.name }];
  return (
    <>
      <PageHeader breadcrumb={<Breadcrumb items={crumbs} />} title={protocol.name} summary={protocol.about} />
      <ColumnFacts facts={stoppedProtocolFacts} row={protocol} />
      <PageSection title="公链已停止">
        <p>{stoppedWords(protocol.chain)}</p>
      </PageSection>
    </>
  );
}
