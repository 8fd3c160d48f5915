import { LiveUpdated } from '#features/coins/LiveUpdated.tsx';
import { SourceNames } from '#ui/page/SourceNames.tsx';
import { SourceLine } from '#ui/provenance/SourceLine.tsx';
import styles from './CoinPage.module.css';

/** The time of the figures, how they are computed, and from whom. */
export function UpdatedLine({ asOf }: { readonly asOf: number }) {
  return (
    <div className={styles.updated}>
      <SourceLine>
        <LiveUpdated asOf={asOf} />
        <>价格按各交易所的成交额加权</>
        <SourceNames />
      </SourceLine>
    </div>
  );
}
