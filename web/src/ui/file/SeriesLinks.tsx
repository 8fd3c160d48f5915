import { SERIES_FORMATS, seriesHref } from '@coinmirror/shared/routes/series.ts';
import styles from './SeriesLinks.module.css';

/**
 * 数据地址: where a machine reads the same figures; `of` is an indicator's key or one of `pages/series.ts`. Files, not pages
 * of ours: the browser goes there itself.
 */
export function SeriesLinks({ of }: { readonly of: string }) {
  return (
    <span className={styles.links}>
      数据地址
      {SERIES_FORMATS.map(({ ending, label, type }) => (
        <a key={ending} href={seriesHref(of, ending)} type={type} target="_blank" rel="noopener">
          {label}
        </a>
      ))}
    </span>
  );
}
