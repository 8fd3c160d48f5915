import { type Check, type Problem, problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** Words that are not used here, and their replacements; see `shared/docs/glossary.md`. */
const RIVALS: Readonly<Record<string, string>> = {
  gate: 'gateway',
  gates: 'gateways',
  hop: 'upstream limits',
  law: 'invariant',
  laws: 'invariants',
  shell: 'page handler, template',
  shells: 'pages',
  outline: 'prerender',
  outlines: 'prerendered pages',
  dressed: 'renderColumns',
  chrome: 'site frame',
  forced: 'liquidation',
  madeup: 'simulated',
  told: 'reported, or fake in tests',
  tell: 'report, notify',
  tells: 'reports, shows',
  telling: 'reporting, message',
  untold: 'unreported',
  teller: 'source',
  tellers: 'sources',
  reading: 'answer, quotes, interpretation, pinyin, sample',
  readings: 'answers, quotes, interpretations, samples',
  beat: 'cycle, snapshot',
  beats: 'cycles',
  heal: 'retry',
  healing: 'retries',
  healed: 'retried',
  patient: 'pending retry',
  ailing: 'needs retry, failing',
  cured: 'recovered',
  kept: 'cached, stored, retained',
  keep: 'save, store, memoize',
  keeps: 'stores',
  keeper: 'store',
  purse: 'budget',
  shelf: 'LRU, store',
  leash: 'watchdog',
  outlet: 'send buffer',
  doctor: 'health check',
  trap: 'misleading symbol',
  traps: 'symbol overrides',
  stranger: 'unknown device, unlisted coin',
  strangers: 'unknown devices, unlisted coins',
  still: 'static chart',
  whole: 'complete, full, integer',
  nobody: 'none, no owner',
  whoever: 'anyone',
};

/** Names that say such a word in its plain sense. */
const ALLOWED: ReadonlySet<string> = new Set(['keepScroll', 'keepAlive', 'KEEP_ALIVE']);

/** A `…Book` is an order book: what remembers, counts or finds is a store, an index or a history. */
const OTHER_BOOK = /^(?!.*(?:[Oo]rder|[Dd]eep))\w*[a-z]Books?$/;

/** What a type of shared or of the answers is called that ends so. */
const RIVAL_TYPES: Readonly<Record<string, string>> = { Answer: 'Response', Asked: 'Query' };

const TYPE = /^(?:export )?(?:type|interface) \w*?(Answer|Asked)\b/;

const EXPORTED = /^export (?:async )?(?:const|let|function|class|type|interface) (\w+)/;

/** One word per concept: nobody finds a file or an export under a synonym of the glossary's word. */
export const vocabulary: Check = {
  name: 'vocabulary',
  run: (file) => [...pathProblems(file), ...exportProblems(file), ...typeProblems(file)],
};

function pathProblems(file: SourceFile): readonly Problem[] {
  return complaintsAbout(file.path.replaceAll('/', ' ').replace(/\.\w+$/, '')).map((message) =>
    problem(file, 1, `the path says ${message}`),
  );
}

function exportProblems(file: SourceFile): readonly Problem[] {
  return file.text.split('\n').flatMap((line, at) => {
    const name = EXPORTED.exec(line)?.[1];
    return name === undefined
      ? []
      : complaintsAboutName(name).map((message) => problem(file, at + 1, `${name} says ${message}`));
  });
}

function typeProblems(file: SourceFile): readonly Problem[] {
  if (!/^(shared|scripts\/upstream\/(answers|ports|simulation|catalogue))\//.test(file.path)) return [];
  return file.text.split('\n').flatMap((line, at) => {
    const ending = TYPE.exec(line)?.[1];
    return ending === undefined
      ? []
      : [problem(file, at + 1, `a type that ends in ${ending}: end it in ${RIVAL_TYPES[ending]}.`)];
  });
}

/** `createGateProcess` → create, gate, process. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function complaintsAboutName(name: string): readonly string[] {
  if (ALLOWED.has(name)) return [];
  const isOther = OTHER_BOOK.test(name);
  return [...complaintsAbout(name), ...(isOther ? ['"book": use store, index or history.'] : [])];
}

function complaintsAbout(name: string): readonly string[] {
  return wordsOf(name).flatMap((word) =>
    Object.hasOwn(RIVALS, word) ? [`"${word}": use ${RIVALS[word]}.`] : [],
  );
}
