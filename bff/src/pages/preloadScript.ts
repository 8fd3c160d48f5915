import { escapeJson } from '../prerender/html.ts';
import type { PageData } from './pageData.ts';

/** The page's answers for the app, in a script element of a data type. */
export function preloadScript(data: PageData): string {
  if (data.readings.length === 0) return '';
  return `<script type="application/json" id="preload">${escapeJson(preloadJson(data))}</script>`;
}

/** Bytes; a larger answer would hold up all of its page: the app asks for it by itself. */
const LARGEST = 1 << 20;

/**
 * The page's answers as JSON, without one that is too large. The upstream's bytes are put in as they are; the app decodes
 * them as if it had made the calls.
 */
export function preloadJson({ readings }: PageData): string {
  const included = readings.filter(({ reading }) => reading.body.identity.length <= LARGEST);
  const calls = included.map(({ call, reading }) => {
    const head = JSON.stringify({
      name: call.name,
      params: call.params,
      asOf: reading.asOf,
      source: reading.source,
      stale: reading.stale,
    });
    return `${head.slice(0, -1)},"body":${reading.body.identity.toString('utf8')}}`;
  });
  return `{"calls":[${calls.join(',')}]}`;
}
