import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { findDefinition } from '@coinmirror/shared/pages/findDefinition.ts';
import { type ReactNode, use } from 'react';
import { useWikiHintQuery } from '#api/endpoints/wiki.ts';
import { DefinitionTime } from '#ui/definition/DefinitionTime.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './DefinitionCard.module.css';
import type { DefinitionInput } from './DefinitionLabel.tsx';

interface DefinitionCardProps {
  readonly id: string;
  readonly inputs: readonly DefinitionInput[] | undefined;
}

/** The definition of a number: sentence, formula, its current inputs, how to read it, its other bases, source. */
export function DefinitionCard({ id, inputs = [] }: DefinitionCardProps) {
  const { changeBase, timeZone } = useDisplay();
  const asOf = use(DefinitionTime);
  const definition = findDefinition(id, changeBase);
  if (!definition) return <p className={styles.meaning}>这个数字还没有口径说明。</p>;
  const { name, meaning, formula, unit, reading, otherBases = [], source, refresh } = definition;
  return (
    <div className={styles.card}>
      <p className={styles.name}>{name}</p>
      <p className={styles.meaning}>{meaning}</p>
      <dl className={styles.facts}>
        <Fact label="公式">{formula}</Fact>
        {inputs.map((input) => (
          <Fact key={input.name} label={input.name}>
            {input.value}
          </Fact>
        ))}
        {reading && <Fact label="怎么看">{reading}</Fact>}
        {otherBases.map((base) => (
          <Fact key={base.name} label="其他口径">
            {base.name}：{base.difference}
          </Fact>
        ))}
        {unit && <Fact label="单位">{unit}</Fact>}
        <Fact label="来源">
          {source}，{refresh}更新
        </Fact>
        <WikiHint definition={id} />
        {asOf !== null && <Fact label="数据时间">{formatDateTime(asOf, timeZone)}</Fact>}
      </dl>
    </div>
  );
}

/** The related wiki entry, loaded when the card opens; nothing where there is none, or until it has loaded. */
function WikiHint({ definition }: { readonly definition: string }) {
  const { data } = useWikiHintQuery({ definition });
  const term = data?.value;
  if (!term) return null;
  return (
    <>
      <Fact label="容易混淆">{term.confusion}</Fact>
      <Fact label="百科">
        <PageLink to="wikiNoun" params={{ id: term.id }}>
          {term.name}
        </PageLink>
      </Fact>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
