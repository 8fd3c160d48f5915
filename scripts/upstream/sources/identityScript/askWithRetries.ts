import type { Known, SourceClient } from '../client/sourceClient.ts';
import type { Question } from '../question/question.ts';

/** Times that our own limit is waited for. */
const TRIES = 8;
/** ms: a limit that ends later is not waited for. */
const MOST = 2 * 60_000;

/** Asks a source, and waits for its limits: a script has time. Resolves to null where it does not answer. */
export async function askWithRetries<Value>(
  client: Pick<SourceClient, 'ask'>,
  question: Question<Value>,
  wait: (ms: number) => Promise<unknown>,
): Promise<Value | null> {
  for (let times = 0; times < TRIES; times += 1) {
    const known: Known<Value> = await client.ask(question);
    if (known.kind === 'fresh') return known.value;
    const { kind, retryAfter } = known.why;
    if (kind !== 'limit' || retryAfter === null || retryAfter > MOST) return null;
    await wait(retryAfter);
  }
  return null;
}
