import { parseCommunityTimestamp, SIGNATURE_WINDOW } from '@coinmirror/shared/signing/communitySignature.ts';
import {
  readSignatureChallenge,
  SIGNATURE_REFUSAL_HEADER,
  type SignatureFault,
} from '@coinmirror/shared/signing/signatureRefusal.ts';
import { type AnswerHead, textOf } from './answerHead.ts';
import type { HostClock } from './hostClock.ts';
import type { Watch } from './upstream.ts';
import { UpstreamFailure } from './upstreamFailure.ts';

export interface SignatureWatchOptions {
  readonly clock: HostClock;
  /** One line for the operator; `ahead` is what the host's clock is ahead of ours, in ms. */
  readonly log: (line: string, ahead: number) => void;
  /** ms on a clock that only goes forward. */
  readonly elapsed?: () => number;
}

/** ms without a refusal for the same reason after which it is news again. */
const NEWS_AFTER = 60_000;
const REFUSED = 401;
/** A call may be underway for so long, ms: a signature is wrong by no less. */
const UNDERWAY = 15_000;

/** Why a signature was refused. `isCorrected`: the next one is made by the time that the host has just told. */
class SignatureRefused extends Error {
  readonly isCorrected: boolean;
  constructor(fault: SignatureFault, isCorrected: boolean) {
    super(`the signature was refused (${fault})`);
    this.isCorrected = isCorrected;
  }
}

/**
 * Reads the head of every answer of the signed host: follows its clock, and throws UpstreamFailure for a refusal of our
 * signature, which is no visitor's fault and must not end his login. A 401 that does not name its scheme is one if our time
 * was out of the window.
 */
export function createSignatureWatch({
  clock,
  log,
  elapsed = () => performance.now(),
}: SignatureWatchOptions): Watch {
  const reportedAt = new Map<SignatureFault, number>();

  function notify(fault: SignatureFault): void {
    const last = reportedAt.get(fault) ?? Number.NEGATIVE_INFINITY;
    reportedAt.set(fault, elapsed());
    if (elapsed() - last > NEWS_AFTER) log(lineOf(fault, clock.ahead()), clock.ahead());
  }

  return (head, path) => {
    // An answer that a cache has kept tells an old time.
    if (head.headers.age === undefined) clock.hear(textOf(head.headers.date));
    if (head.status !== REFUSED) return;
    // Not what the clock was a moment ago: another call may have corrected it since this one was signed.
    const off = Math.abs(clock.now() - (signedAt(path) ?? clock.now()));
    const fault = faultOf(head, off);
    if (fault === null) return;
    notify(fault);
    const cause = new SignatureRefused(fault, fault === 'time' && off > UNDERWAY);
    throw new UpstreamFailure('signatureRefused', { cause, blames: [] });
  };
}

/** `off`: by how much the signature's time differs from the host's, ms. */
function faultOf({ headers }: AnswerHead, off: number): SignatureFault | null {
  return (
    readSignatureChallenge(textOf(headers[SIGNATURE_REFUSAL_HEADER])) ??
    (off > SIGNATURE_WINDOW ? 'time' : null)
  );
}

/** Epoch ms that a signed path names. */
function signedAt(path: string): number | null {
  return parseCommunityTimestamp(new URLSearchParams(path.slice(path.indexOf('?'))).get('timestamp') ?? '');
}

/** Makes a signed call again, by the host's time, if it was refused for ours. Nothing was done the first time. */
export async function byCorrectedClock<Result>(exchange: () => Promise<Result>): Promise<Result> {
  try {
    return await exchange();
  } catch (error) {
    if (mayGoAgain(error)) return exchange();
    throw error;
  }
}

/** Whether a call was refused for our time alone, which is corrected now. */
export function mayGoAgain(error: unknown): boolean {
  const cause = error instanceof UpstreamFailure ? error.cause : null;
  return cause instanceof SignatureRefused && cause.isCorrected;
}

function lineOf(fault: SignatureFault, ahead: number): string {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  const clocks =
    seconds === 0
      ? 'its clock and ours agree'
      : `its clock is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine’s: set the one that is wrong`;
  return `the community host refuses our signature (${fault}); ${ADVICE[fault]}${clocks}`;
}

const ADVICE: Readonly<Record<SignatureFault, string>> = {
  client: 'COMMUNITY_CLIENT_ID is not what it expects; ',
  sign: 'COMMUNITY_SECRET or COMMUNITY_HASH is not what it expects; ',
  nonce: 'it takes no such nonce (COMMUNITY_NONCE); ',
  replay: 'it has seen the nonce before (COMMUNITY_NONCE); ',
  time: '',
};
