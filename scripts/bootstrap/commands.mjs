/** Every root command and what it does; each has a `scripts/<name>.ts`. */
export const commands = {
  start: 'install, build what changed, start the upstream and the BFF',
  dev: 'the same with hot reload',
  build: 'build the web app into web/dist',
  test: 'types, lint, checks, unit, route, BFF and browser tests',
  check: 'types, lint and the house rules, without running tests',
  format: 'format the tree and apply safe lint fixes',
  bench: 'compare with nginx, bare Node and pages drawn by hand: bench [page|proxy|live|screen|paint …]',
  answers:
    'compare every answer of the upstream with those of another revision: answers --against <revision>',
  sources: 'ask each public source of market data and tell how it is: sources [--only …] [--record <folder>]',
  topology: 'test nginx, two gateways and a shared store as deployed',
  compose: 'build and bring up docker-compose.yml, restart each service under load, take it down',
  look: 'take a screenshot of a running product: look <path> [--width 390] [--dark] [--out file.png]',
};

/** @param {string} asked what was typed, '' for nothing */
export function usage(asked) {
  const head = asked ? `There is no command "${asked}".` : 'Which command?';
  const lines = Object.entries(commands).map(([name, what]) => `  ${name.padEnd(10)}${what}`);
  return [`${head} node scripts/run.mjs <command>:`, ...lines].join('\n');
}
