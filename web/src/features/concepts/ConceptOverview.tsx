import type { ConceptDetail } from '@coinmirror/shared/contract/concepts.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { ConceptFacts } from './ConceptFacts.tsx';
import { ConceptMovers } from './ConceptMovers.tsx';
import { ConceptTrend } from './ConceptTrend.tsx';
import styles from './concepts.module.css';

interface ConceptOverviewProps {
  readonly id: string;
  readonly result: LoadableResult<ConceptDetail>;
}

/** Figures, description, chart and movers of a concept; on a phone they form one column. */
const HEIGHT = { phone: 1100, wide: 600 };

/** A concept's figures, description and chart, with its leading and lagging coins. */
export function ConceptOverview({ id, result }: ConceptOverviewProps) {
  const height = HEIGHT[useMediaQuery(PHONE) ? 'phone' : 'wide'];
  return (
    <>
      <Loadable result={result} height={height} skeleton={<Skeleton height={height} />}>
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
