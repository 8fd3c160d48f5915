/** Told of code that this page can never load: the browser keeps a module as it came, for as long as the page is open. */
let notify: () => void = () => undefined;
let isReported = false;

/** Calls back once where code is stuck, whoever asked for it: only another load of the page asks for its file anew. */
export function onStuckCode(listener: () => void): void {
  notify = listener;
  isReported = false;
}

/** Loads code; rejects where its file came without content, and tells the app of what no attempt can mend. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return refuseEmpty(await load());
  } catch (error) {
    if (isStuck(error) && !isReported) {
      isReported = true;
      notify();
    }
    throw error;
  }
}

/** Throws for code without any export: an answer of 200 without a body is a valid module. */
export function refuseEmpty<Code>(code: Code): Code {
  if (isEmpty(code)) throw new EmptyCode('The file of some code came empty.');
  return code;
}

class EmptyCode extends Error {}

function isEmpty(code: unknown): boolean {
  if (typeof code === 'object' && code !== null)
    return Object.values(code).every((part) => part === undefined);
  return code === undefined;
}

/** A file that lacks what another imports from it, or that is no code, is a SyntaxError at each further attempt. */
function isStuck(error: unknown): boolean {
  return error instanceof EmptyCode || error instanceof SyntaxError;
}
