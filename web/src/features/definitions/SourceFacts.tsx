import type { Definition } from '@coinmirror/shared/definitions/definition.ts';
import { formatZonedTime, machineTime } from '@coinmirror/shared/format/time.ts';
import { use } from 'react';
import { useShownInstant } from '#live/useShownInstant.ts';
import { DefinitionAnswer } from '#ui/definition/DefinitionAnswer.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { usePageSource } from '#ui/provenance/shownSources.ts';
import { simulatedWord } from '#ui/simulated.ts';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import { CardFact } from './CardFact.tsx';
import { explainedSource, type NamedSource } from './explainedSource.ts';
import styles from './SourceFacts.module.css';

type SourceFactsProps = Pick<Definition, 'source' | 'refresh' | 'ports'>;

/** Where the explained number is from, as its answer says, in the words that its sources ask for; its age. */
export function SourceFacts({ source, refresh, ports }: SourceFactsProps) {
  const result = use(DefinitionAnswer);
  const from = explainedSource(result, simulatedWord(usePageSource()) !== '', ports);
  if (from.kind === 'unconnected') return <CardFact label="来源">{from.message}</CardFact>;
  return (
    <>
      <CardFact label="来源">
        {from.kind === 'simulated' && '演示数据，由模拟市场生成'}
        {from.kind === 'untold' && source}
        {'sources' in from && from.sources.length > 0 && <Names sources={from.sources} />}
      </CardFact>
      <CardFact label="更新">
        {refresh}更新
        {result.data && <Age asOf={result.data.asOf} />}
      </CardFact>
    </>
  );
}

/** The names, each a link to its site; below them the words that some ask for. */
function Names({ sources }: { readonly sources: readonly NamedSource[] }) {
  const words = sources.flatMap(({ credit }) => credit?.words ?? []);
  return (
    <>
      <ul className={styles.names}>
        {sources.map(({ name, credit }) => (
          <li key={name}>{credit ? <ExternalLink href={credit.link}>{name}</ExternalLink> : name}</li>
        ))}
      </ul>
      {words.length > 0 && <p className={styles.note}>{words.join('；')}</p>}
    </>
  );
}

/** How old the number is, and its time in the visitor's zone; a live number is as old as the newest tick. */
function Age({ asOf }: { readonly asOf: number }) {
  const { timeZone } = useDisplay();
  const shownAt = useShownInstant(asOf) ?? asOf;
  return (
    <span className={styles.age}>
      <TimeAgo time={shownAt} />
      <time dateTime={machineTime(shownAt)}>{formatZonedTime(shownAt, timeZone)}</time>
    </span>
  );
}
