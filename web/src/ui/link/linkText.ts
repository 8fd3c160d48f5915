import { hostOf } from './hostOf.ts';

/** Hosts where an account or repository says more than the host, and how many path segments name it. */
const NAMED_BY_PATH: Readonly<Record<string, number>> = {
  'github.com': 2,
  'gitlab.com': 2,
  'x.com': 1,
  'twitter.com': 1,
  't.me': 1,
  'facebook.com': 1,
  'reddit.com': 2,
};

/** The label of an external link: `owner/repo`, an account's name, else the host. */
export function linkText(url: string): string {
  const host = hostOf(url);
  const count = NAMED_BY_PATH[host.replace(/^www\./, '')];
  if (count === undefined || !URL.canParse(url)) return host;
  const parts = new URL(url).pathname.split('/').filter(Boolean).slice(0, count);
  return parts.length > 0 ? parts.join('/') : host;
}
