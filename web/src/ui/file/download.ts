/** Some browsers ask where to save a file before they read it. */
const REVOKE_AFTER = 60_000;

const FORBIDDEN = /[\\/:*?"<>|\s]+/g;

/** Downloads a file. Characters that a file name cannot contain become a dash. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(FORBIDDEN, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}

const BYTE_ORDER_MARK = '\ufeff';

/** Downloads CSV with a BOM, so that spreadsheets read Chinese as UTF-8. */
export function downloadCsv(csv: string, name: string): void {
  downloadBlob(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
