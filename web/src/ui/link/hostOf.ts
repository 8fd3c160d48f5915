/** Where an address leads, as a reader says it: `example.com`. What is no address stays as it is. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
