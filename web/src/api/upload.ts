import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import { UPLOAD_TIMEOUT } from '@coinmirror/shared/constants/timings.ts';
import type { Endpoint, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import { REQUEST_ID_HEADER } from '@coinmirror/shared/contract/requestId.ts';
import type { Call, Dated } from './call.ts';
import { decode, requestPath, toForm } from './client.ts';
import type { Failure } from './failure.ts';
import { readCookie } from './storage/cookie.ts';

interface UploadOptions {
  /** Called during the upload with the part that has been sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

type Uploaded<Row extends Endpoint> =
  | { readonly data: Dated<EntityOf<Row>>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: Failure };

/**
 * Sends a multipart call and reports its progress; returns data or a Failure, never throws. It uses
 * XMLHttpRequest: fetch reports no upload progress, and ky's needs streamed bodies, which browsers send over
 * HTTP/2 only.
 */
export function upload<Row extends Endpoint>(
  row: Row,
  params: Call['params'],
  { onProgress, signal }: UploadOptions,
): Promise<Uploaded<Row>> {
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<Uploaded<Row>>();
  const stop = () => request.abort();
  request.open(row.method, requestPath(row));
  request.timeout = UPLOAD_TIMEOUT;
  const token = readCookie(COOKIES.userToken);
  if (token !== '') request.setRequestHeader('Authorization', token);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => resolve(answerOf(row, request));
  request.onerror = request.ontimeout = request.onabort = () => resolve({ error: { kind: 'network' } });
  signal.addEventListener('abort', stop);
  if (signal.aborted) resolve({ error: { kind: 'network' } });
  else request.send(toForm(params));
  return promise.finally(() => signal.removeEventListener('abort', stop));
}

function answerOf<Row extends Endpoint>(row: Row, request: XMLHttpRequest): Uploaded<Row> {
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
  } catch {
    // The answer is not JSON: a proxy with a size limit, or the login page of a captive portal.
    return { error: { kind: 'http', status: request.status, message: '' } };
  }
  const id = request.getResponseHeader(REQUEST_ID_HEADER) ?? '';
  const answer = decode(row, body, new Headers({ [REQUEST_ID_HEADER]: id }), request.status);
  // The row's own schema has decoded it.
  return 'data' in answer ? { data: answer.data as Dated<EntityOf<Row>> } : answer;
}
