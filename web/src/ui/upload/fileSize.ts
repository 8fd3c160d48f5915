const KB = 1024;
const MB = 1024 * KB;

/** Formats bytes: `12 KB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
