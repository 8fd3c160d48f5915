import { formatZonedTime, machineTime } from '@coinmirror/shared/format/time.ts';
import { useShownInstant } from '#live/useShownInstant.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { SourceNames } from '#ui/page/SourceNames.tsx';
import styles from './CoinPage.module.css';

/** The time of the figures, and how they are computed. */
export function UpdatedLine({ asOf }: { readonly asOf: number }) {
  const { timeZone } = useDisplay();
  const shownAt = useShownInstant(asOf) ?? asOf;
  return (
    <p className={styles.updated}>
      数据更新于 <time dateTime={machineTime(shownAt)}>{formatZonedTime(shownAt, timeZone)}</time>
      ，价格按各交易所的成交额加权。 <SourceNames />
    </p>
  );
}
