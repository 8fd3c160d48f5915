/** The host of an address for display: `example.com`. An invalid address is returned unchanged. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
