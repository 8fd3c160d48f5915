import type { IncomingMessage } from 'node:http';
import { DEVICE_HEADER } from '@coinmirror/shared/contract/community/askerHeaders.ts';
import type { EndpointHost } from '@coinmirror/shared/contract/endpoint.ts';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import type { Request, RequestHandler, Response } from 'express';
import { sendAnswer } from '../cache/send.ts';
import { limitNameOf } from '../upstream/policies.ts';
import { byCorrectedClock } from '../upstream/signatureWatch.ts';
import type { Signer } from '../upstream/signing.ts';
import type { Begin } from '../upstream/transport.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { type Answer, PICTURES } from '../upstream/validateAnswer.ts';
import { callOf } from './callContext.ts';
import type { Devices } from './devices.ts';
import { createForward } from './forward.ts';
import { countsOutcome } from './limitRules.ts';
import { createSharedSends } from './sharedSends.ts';
import { verdictOf } from './verdict.ts';

export interface ForwardedCallsOptions {
  readonly origins: Readonly<Record<EndpointHost, string>>;
  readonly upstreams: Readonly<Record<EndpointHost, Upstream>>;
  readonly sign: Signer;
  readonly devices: Devices;
  readonly headersOf: (req: IncomingMessage) => Record<string, string>;
  readonly addressOf: (req: IncomingMessage) => string;
}

/**
 * Calls that are personal or change something: a market call as it is, a community call signed. An answer is piped, unless
 * what it says decides something here.
 */
export function createForwardedCalls(options: ForwardedCallsOptions) {
  const { origins, upstreams, sign, devices, headersOf, addressOf } = options;
  const forwards = { api: createForward(origins.api), community: createForward(origins.community) };
  const sends = createSharedSends((req) => devices.headersOf(req)[DEVICE_HEADER] ?? addressOf(req));

  function deliver(req: Request, res: Response, answer: Answer): void {
    const call = callOf(req);
    call.verdict = verdictOf(answer);
    if (call.verdict === 'done') devices.mark(req, res);
    sendAnswer(res, answer, Date.now());
  }

  /** What the upstream is asked, signed by the time of this try. */
  function requestOf(req: Request) {
    const { row, query, fields, body } = callOf(req);
    const search = (row.host === 'community' ? sign(query, fields) : query).toString();
    const path = search === '' ? row.path : `${row.path}?${search}`;
    const headers = { ...headersOf(req), ...(row.host === 'community' ? devices.headersOf(req) : {}) };
    return { method: row.method, path, headers, body };
  }

  async function pipe(req: Request, res: Response): Promise<void> {
    const { name, row } = callOf(req);
    const { path, headers, body } = requestOf(req);
    const send = (begin: Begin) => forwards[row.host]({ req, res, path, headers, body }, begin);
    await upstreams[row.host].pipe(name, { path, headers }, send, res);
  }

  async function readFullBody(req: Request, res: Response): Promise<void> {
    const { name, row } = callOf(req);
    // A code is sent whether its visitor stays or not.
    const visitor = name === 'phoneCode' ? undefined : res;
    const ask = () => byCorrectedClock(() => upstreams[row.host].ask(name, requestOf(req), visitor));
    deliver(req, res, await sends.run(req, ask));
  }

  const join: RequestHandler = async (req, res, next) => {
    const underway = sends.find(req);
    if (underway === null) next();
    else deliver(req, res, await underway);
  };

  return {
    answer: (req: Request, res: Response) =>
      isBuffered(callOf(req).name) ? readFullBody(req, res) : byCorrectedClock(() => pipe(req, res)),
    /** Answers the repetition of a send that is under way. */
    join,
  };
}

/** A picture is checked, limits that count an outcome need the envelope's code, and a logout is answered in any case. */
function isBuffered(name: EndpointName): boolean {
  return PICTURES.has(name) || countsOutcome(limitNameOf(name)) || name === 'memberLogout';
}
