import { findDefinition } from '@coinmirror/shared/pages/findDefinition.ts';
import { use } from 'react';
import { useWikiHintQuery } from '#api/endpoints/wiki.ts';
import { DefinitionAnswer } from '#ui/definition/DefinitionAnswer.ts';
import type { FactInput } from '#ui/definition/DefinitionContext.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { CardFact } from './CardFact.tsx';
import styles from './DefinitionCard.module.css';
import { SourceFacts } from './SourceFacts.tsx';

interface DefinitionCardProps {
  readonly id: string;
  readonly inputs: readonly FactInput[] | undefined;
}

/** The definition of a number: sentence, formula, its current inputs, how to read it, its other bases, source. */
export function DefinitionCard({ id, inputs = [] }: DefinitionCardProps) {
  const { changeBase } = useDisplay();
  const { data } = use(DefinitionAnswer);
  const definition = findDefinition(id, changeBase);
  if (!definition) return <p className={styles.meaning}>这个数字还没有口径说明。</p>;
  const {
    name,
    meaning,
    formula,
    sourcedFormula = formula,
    unit,
    interpretation,
    otherBases = [],
    source,
    refresh,
    ports,
  } = definition;
  // Without an answer nobody knows: then it is the site's own rule.
  const isSourced = data?.provenance && data.provenance.kind !== 'simulated';
  return (
    <div className={styles.card}>
      <p className={styles.name}>{name}</p>
      <p className={styles.meaning}>{meaning}</p>
      <dl className={styles.facts}>
        <CardFact label="口径">{isSourced ? sourcedFormula : formula}</CardFact>
        {inputs.map((input) => (
          <CardFact key={input.name} label={input.name}>
            {input.value}
          </CardFact>
        ))}
        {interpretation && <CardFact label="怎么看">{interpretation}</CardFact>}
        {otherBases.map((base) => (
          <CardFact key={base.name} label="其他口径">
            {base.name}：{base.difference}
          </CardFact>
        ))}
        {unit && <CardFact label="单位">{unit}</CardFact>}
        <SourceFacts source={source} refresh={refresh} {...(ports && { ports })} />
        <WikiHint definition={id} />
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
      <CardFact label="容易混淆">{term.confusion}</CardFact>
      <CardFact label="百科">
        <PageLink to="wikiNoun" params={{ id: term.id }}>
          {term.name}
        </PageLink>
      </CardFact>
    </>
  );
}
