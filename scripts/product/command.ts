import { stripVTControlCharacters } from 'node:util';

/** Time after a first signal in which further ones are ignored: a terminal sends Ctrl-C to every process at once. */
const SAME_WISH = 1_500;

/** Runs `stop` at the first signal and then exits with the shell's code for it; a second signal exits immediately. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let asked = 0;
  const wish = (code: number) => () => {
    if (asked === 0) {
      asked = Date.now();
      void stop().finally(() => process.exit(code));
    } else if (Date.now() - asked > SAME_WISH) {
      process.exit(code);
    }
  };
  process.on('SIGINT', wish(130));
  process.on('SIGTERM', wish(143));
  process.on('SIGHUP', wish(129));
}

/** Runs a command's main function; a failure is printed in one line, with a stack only if DEBUG is set. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (process.env['DEBUG']) console.error(error);
    else console.error(plain(error instanceof Error ? error.message : String(error)));
    process.exit(1);
  }
}

/** Removes the bundler's terminal colours, which are useless in a log. */
function plain(text: string): string {
  return process.stderr.isTTY ? text : stripVTControlCharacters(text);
}
