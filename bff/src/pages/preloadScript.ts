import { escapeJson } from '../prerender/html.ts';
import type { PageData } from './pageData.ts';

/** The page's answers for the app, in a script element of a data type. */
export function preloadScript(data: PageData): string {
  if (data.answers.length === 0) return '';
  return `<script type="application/json" id="preload">${escapeJson(preloadJson(data))}</script>`;
}

/** Bytes; a larger answer would hold up all of its page: the app asks for it by itself. */
const LARGEST = 1 << 20;

/**
 * The page's answers as JSON, without one that is too large. The upstream's bytes are put in as they are; the app decodes
 * them as if it had made the calls.
 */
export function preloadJson({ answers }: PageData): string {
  const included = answers.filter(({ answer }) => answer.body.identity.length <= LARGEST);
  const calls = included.map(({ call, answer }) => {
    const head = JSON.stringify({
      name: call.name,
      params: call.params,
      asOf: answer.asOf,
      source: answer.source,
      stale: answer.stale,
    });
    return `${head.slice(0, -1)},"body":${answer.body.identity.toString('utf8')}}`;
  });
  return `{"calls":[${calls.join(',')}]}`;
}
