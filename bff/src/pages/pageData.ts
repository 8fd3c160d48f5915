import { EACH_CYCLE, type Endpoint, type EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import { type EndpointName, type EndpointRow, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { within } from '@coinmirror/shared/time/within.ts';
import * as v from 'valibot';
import type { AnswerCache, CachedAnswer } from '../cache/answerCache.ts';
import type { Answers, PageCall } from '../prerender/served.ts';
import { namedSources, type SimulatedPart, simulatedPart } from '../prerender/simulatedPart.ts';
import { lifetimeOf } from '../upstream/policies.ts';
import { readCall } from '../upstream/readCall.ts';
import { UPSTREAM_LIMITS } from '../upstream/upstreamLimits.ts';

export type { PageCall } from '../prerender/served.ts';

/** The upstream's answers to a page's calls. */
export interface PageData extends Answers {
  readonly answers: readonly { readonly call: PageCall; readonly answer: CachedAnswer }[];
  /** Calls whose data has no source, or a paused one, with what their answers say. They are answered, and no readings. */
  readonly unconnected: ReadonlyMap<EndpointName, string>;
  /** How much of the market data is simulated; null without any. */
  readonly simulated: SimulatedPart | null;
  /** Names of the sources of the market data; '' where some of it is simulated. */
  readonly sourceNames: string;
  /** Every call was answered (a refusal is an answer, but for 429), and none of the answers is old. */
  readonly whole: boolean;
  /** A call has failed. A late one has not. */
  readonly failed: boolean;
  /** The status a call was answered with, null when it was not answered. */
  statusOf(call: PageCall): number | null;
  /** What the upstream said as it refused a call; '' where it did not. */
  refusalOf(call: PageCall): string;
}

/** The upstream wants to be asked later. */
const BUSY = 429;

/**
 * Makes a page's calls in parallel. A call that fails or takes too long leaves a gap, never an error. When a new cycle
 * began meanwhile, answers of the previous cycle are read again, so that the page's figures are of one instant.
 */
export async function loadPageData(answerCache: AnswerCache, calls: readonly PageCall[]): Promise<PageData> {
  const first = await Promise.all(calls.map((call) => outcomeOf(answerCache, call)));
  const newest = Math.max(0, ...first.flatMap(({ answer }) => (answer?.status === 200 ? [answer.asOf] : [])));
  const outcomes = await Promise.all(
    first.map((outcome) => (isBehind(outcome, newest) ? outcomeOf(answerCache, outcome.call) : outcome)),
  );
  const answered = outcomes.flatMap(({ call, answer }) => (answer === null ? [] : [{ call, answer }]));
  const answers = answered.filter(({ answer }) => answer.status === 200 && !answer.unconnected);
  const ofMarket = answers.filter(({ call }) => endpoints[call.name].host === 'api');
  const sources = ofMarket.map(({ answer }) => answer.source);
  return {
    answers,
    unconnected: new Map(
      answered.flatMap(({ call, answer }) =>
        answer.unconnected ? [[call.name, messageOf(answer)] as const] : [],
      ),
    ),
    simulated: simulatedPart(sources),
    sourceNames: namedSources(sources),
    whole:
      answered.length === calls.length &&
      answered.every(({ answer }) => !answer.stale && answer.status !== BUSY),
    failed: outcomes.some(({ answer, late }) => (answer === null ? !late : answer.status === BUSY)),
    statusOf: (asked) => outcomes.find(({ call }) => call === asked)?.answer?.status ?? null,
    refusalOf(asked) {
      const answer = outcomes.find(({ call }) => call === asked)?.answer;
      return answer && answer.status >= 400 ? messageOf(answer) : '';
    },
    entity(name) {
      const found = answers.find(({ call }) => call.name === name);
      return found ? decode(name, found.answer) : null;
    },
    asOf: (name) => answers.find(({ call }) => call.name === name)?.answer.asOf ?? null,
    entities: ({ name, row }) =>
      answers
        .filter(({ call }) => call.name === name)
        .map(({ answer }) => decodeBy(row, answer))
        .filter((entity) => entity !== null),
  };
}

interface Outcome {
  readonly call: PageCall;
  readonly answer: CachedAnswer | null;
  readonly late: boolean;
}

async function outcomeOf(answerCache: AnswerCache, call: PageCall): Promise<Outcome> {
  try {
    const answer = await within(
      UPSTREAM_LIMITS.pagePatienceMs,
      answerCache.read(readCall(call.name, call.params)),
      'late',
    );
    const late = answer === 'late';
    return { call, answer: late ? null : answer, late };
  } catch {
    return { call, answer: null, late: false };
  }
}

/**
 * Is an answer about prices of an earlier cycle than the newest? A stale one, from an outage, is not read again, nor a
 * refusal, which is of no cycle.
 */
function isBehind({ call, answer }: Outcome, newest: number): boolean {
  const isPriced = lifetimeOf(call.name) <= EACH_CYCLE;
  if (!isPriced || answer?.status !== 200) return false;
  return !answer.stale && !answer.unconnected && answer.asOf < newest;
}

function decode<Name extends EndpointName>(
  name: Name,
  answer: CachedAnswer,
): EntityOf<EndpointRow<Name>> | null {
  return decodeBy<EndpointRow<Name>>(endpoints[name], answer);
}

function decodeBy<Row extends Endpoint>({ response }: Row, { body }: CachedAnswer): EntityOf<Row> | null {
  const json: unknown = JSON.parse(body.identity.toString('utf8'));
  const result = v.safeParse<Row['response']>(response, json);
  return result.success ? result.output : null;
}

const message = v.pipe(v.string(), v.parseJson(), v.object({ msg: v.string() }));

/** What an answer without data says of itself: 未接入 or 暂停, and why; '' where it does not. */
function messageOf({ body }: CachedAnswer): string {
  const read = v.safeParse(message, body.identity.toString());
  return read.success ? read.output.msg : '';
}
