import { SERIES_FORMATS, seriesHref } from '@coinmirror/shared/routes/series.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import styles from './SeriesLinks.module.css';

/**
 * 数据地址: machine-readable URLs of the same figures; `of` is an indicator's key or one of `pages/series.ts`. They are
 * files, not pages of the app, so the browser navigates there itself.
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
      <CopyButton text={formulaOf(of)} label="复制表格公式（IMPORTDATA）" />
    </span>
  );
}

/** What a spreadsheet reads the figures with, by itself. */
function formulaOf(of: string): string {
  return `=IMPORTDATA("${window.location.origin}${seriesHref(of, 'csv')}")`;
}
