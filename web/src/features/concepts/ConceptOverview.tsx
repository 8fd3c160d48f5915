import type { ConceptDetail } from '@coinmirror/shared/contract/concepts.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { ConceptFacts } from './ConceptFacts.tsx';
import { ConceptMovers } from './ConceptMovers.tsx';
import { ConceptTrend } from './ConceptTrend.tsx';
import styles from './concepts.module.css';

interface ConceptOverviewProps {
  readonly id: string;
  readonly result: LoadableResult<ConceptDetail>;
}

/** Figures, words and chart of a sector on a wide screen. */
const HEIGHT = 600;

/** A sector in figures, words and a line, and who leads and trails it. */
export function ConceptOverview({ id, result }: ConceptOverviewProps) {
  return (
    <>
      <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
        {(concept) => (
          <>
            <ConceptFacts concept={concept} />
            <p className={styles.about}>{concept.description}</p>
            <div className={styles.columns}>
              <section>
                <h2 className={styles.heading}>板块指数与比特币</h2>
                <ConceptTrend id={id} name={concept.name} />
              </section>
              <ConceptMovers concept={concept} />
            </div>
          </>
        )}
      </Loadable>
      <h2 className={styles.listHeading}>成分币种</h2>
    </>
  );
}
