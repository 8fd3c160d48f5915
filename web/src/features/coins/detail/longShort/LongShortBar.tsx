import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { useCoinLongShortQuery } from '#api/endpoints/coinLongShort.ts';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SplitBar } from '#ui/splitBar/SplitBar.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './LongShort.module.css';

const HEIGHT = 40;

/** 看多 against 看空 of the last hour, the mean of all exchanges; links to the full page. */
export function LongShortBar({ code }: { readonly code: string }) {
  const result = useCoinLongShortQuery(
    { code, period: '1h' },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <div className={styles.bar}>
      <span className={styles.what}>
        <DefinedTerm id="meanLongShort" label="各平台多空人数均值">
          各平台多空人数均值（1小时）
        </DefinedTerm>
      </span>
      <div className={styles.split}>
        <Loadable
          result={result}
          compact
          height={HEIGHT}
          skeleton={<Skeleton height={HEIGHT} />}
          isEmpty={(value) => value === null}
        >
          {(value) =>
            value && (
              <SplitBar
                label="各平台多空人数均值（1小时）"
                sides={[
                  { label: '看多', value: value.long, tone: 'up' },
                  { label: '看空', value: value.short, tone: 'down' },
                ]}
              />
            )
          }
        </Loadable>
      </div>
      <PageLink to="coinLongShort" params={{ coinCode: code }}>
        各平台多空比
      </PageLink>
    </div>
  );
}
