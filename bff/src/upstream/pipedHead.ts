import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { AS_OF_HEADER, readAsOf } from '@coinmirror/shared/contract/provenance.ts';
import { CALL_HEADERS, JSON_TYPE } from '../http/callHeaders.ts';
import {
  type AnswerHead,
  broken,
  checkStatus,
  checkType,
  encodingOf,
  retryAfterOf,
  textOf,
} from './answerHead.ts';
import { UPSTREAM_LIMITS } from './upstreamLimits.ts';

const ALWAYS = Object.entries({
  ...CALL_HEADERS,
  'content-type': JSON_TYPE,
  'cache-control': 'no-store',
}).flat();

/**
 * The head, names and values in turn, under which an answer is piped to the visitor whom alone it is for. The upstream's
 * head alone decides. Throws UpstreamFailure for a server error, a redirect, another type than JSON, an encoding that was
 * not `asked` for, or an announced length that is nothing or too much. `now` is epoch ms.
 */
export function pipedHead(name: EndpointName, head: AnswerHead, asked: string, now: number): string[] {
  checkStatus(name, head);
  checkType(head);
  const encoding = encodingOf(head);
  if (encoding !== 'identity' && encoding !== asked) throw broken(`encoding ${encoding}`);
  const length = head.headers['content-length'];
  if (length !== undefined && !(Number(length) > 0 && Number(length) <= UPSTREAM_LIMITS.largestAnswer))
    throw broken(`length ${length}`);
  const retryAfter = retryAfterOf(head);
  return [
    ...ALWAYS,
    AS_OF_HEADER,
    String(readAsOf(textOf(head.headers[AS_OF_HEADER]), now)),
    ...(length === undefined ? [] : ['content-length', length]),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...(retryAfter === undefined ? [] : ['retry-after', retryAfter]),
  ];
}
