import { refuseEmpty } from './loadCode.ts';

/** Style sheets that failed to load and have not been requested again. */
const failed = new Set<HTMLLinkElement>();
let renewing: Promise<unknown> | null = null;

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  true,
);

/**
 * Loads code together with styles that failed before. The bundler requests a chunk's styles once: after a failure it
 * takes them for present, and the chunk would render unstyled once the network is back. Rejects for code that came empty.
 */
export function withStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  if (failed.size > 0) renewing = Promise.all(Array.from(failed, renew));
  return (renewing === null ? load() : renewing.then(load)).then(refuseEmpty);
}

function renew(link: HTMLLinkElement): Promise<unknown> {
  failed.delete(link);
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error(`No styles: ${again.href}`)));
    again.href = link.href;
    link.replaceWith(again);
  });
}
