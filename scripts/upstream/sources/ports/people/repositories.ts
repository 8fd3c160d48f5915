import { HOUR, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { realCoins } from '../../../catalogue/coinCatalogue.ts';
import { oncePer } from '../../../mechanisms/memo.ts';
import type { Repository } from '../../../ports/repositories.ts';
import { repositoryFigures, weeklyCommits } from '../../providers/github/repository.ts';
import type { Question } from '../../question/question.ts';
import { ageOf } from '../../reader/age.ts';
import { reportedOf } from '../../world/known.ts';
import type { Poll } from '../../world/polls.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';

const PREFIX = 'https://github.com/';

/** The repository of each coin that names one, as in `bitcoin/bitcoin`; the largest coins first. */
const repositoryOf: ReadonlyMap<string, string> = new Map(
  realCoins.flatMap(({ code, links }): [string, string][] => {
    const [url] = links.sourceCode;
    return url?.startsWith(PREFIX) ? [[code, url.slice(PREFIX.length)]] : [];
  }),
);

/** What is known of a coin's repository, without asking; null for a coin without one, or before its first answer. */
export function repositoryNow({ reader }: PublicWorld, code: string): Repository | null {
  const name = repositoryOf.get(code);
  const reported = name === undefined ? null : reportedOf(reader.latest('GITHUB', repositoryFigures(name)));
  if (name === undefined || reported === null) return null;
  const { stars, forks, watchers, pushedAt } = reported.value;
  const weeks = reportedOf(reader.latest('GITHUB', weeklyCommits(name)));
  return {
    stars,
    forks,
    watchers,
    contributors: null,
    commits: null,
    commitsOfWeek: weeks?.value.at(-1) ?? null,
    lastCommitAt: pushedAt,
  };
}

/** Each answer is asked for once in this time, ms. */
const EVERY = 12 * HOUR;
/** ms between two calls: 16 an hour, of 60 that GitHub allows an address. */
const PACE = HOUR / 16;
/** ms after which a repository whose commits were still being counted is asked again. */
const AGAIN = MINUTE;
/** So often: what takes longer waits for its next turn, since every call counts. */
const TRIES = 5;

/** All questions, a repository's two side by side. */
const questions: readonly Question<unknown>[] = [...new Set(repositoryOf.values())].flatMap((name) => [
  repositoryFigures(name),
  weeklyCommits(name),
]);

/** When each question was asked last and how often in its turn, and when the last turn was, by the world that asks. */
interface Turn {
  readonly asked: Map<string, { readonly at: number; readonly tries: number }>;
  last: number;
}

const turnOf = oncePer((_world: PublicWorld): Turn => ({ asked: new Map(), last: Number.NEGATIVE_INFINITY }));

/** A question whose answer was still being counted a minute ago; null for none. */
function pendingQuestion({ reader }: PublicWorld, { asked }: Turn): Question<unknown> | null {
  const again = questions.find((question) => {
    const { at, tries } = asked.get(question.path) ?? { at: 0, tries: 0 };
    if (tries === 0 || tries > TRIES || ageOf(at, reader.now()) < AGAIN) return false;
    const known = reader.latest('GITHUB', question);
    return known.kind !== 'fresh' && known.why.kind === 'pending';
  });
  return again ?? null;
}

/** The question whose answer is missing or oldest, the first of them; null before the next turn. */
function dueQuestion({ reader }: PublicWorld, { asked, last }: Turn): Question<unknown> | null {
  const now = reader.now();
  if (ageOf(last, now) < PACE) return null;
  const ages = questions.map((question) => {
    const known = reportedOf(reader.latest('GITHUB', question));
    const since = now - (asked.get(question.path)?.at ?? Number.NEGATIVE_INFINITY);
    return { question, age: Math.min(known === null ? Number.POSITIVE_INFINITY : now - known.at, since) };
  });
  const oldest = Math.max(...ages.map(({ age }) => age));
  return oldest < EVERY ? null : (ages.find(({ age }) => age === oldest)?.question ?? null);
}

export const repositoryPoll: Poll = {
  every: 30 * SECOND,
  async run(world) {
    const turn = turnOf(world);
    const now = world.reader.now();
    const again = pendingQuestion(world, turn);
    const question = again ?? dueQuestion(world, turn);
    if (question === null) return;
    if (again === null) turn.last = now;
    const tries = again === null ? 0 : (turn.asked.get(question.path)?.tries ?? 0);
    turn.asked.set(question.path, { at: now, tries: tries + 1 });
    await world.reader.read('GITHUB', question, 0);
  },
};
