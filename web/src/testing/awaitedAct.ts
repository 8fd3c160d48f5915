import { createRequire } from 'node:module';

interface Drawn {
  then(drawn: (result: unknown) => void, failed: (error: unknown) => void): void;
}

type Act = (change: () => unknown) => Drawn;

/**
 * Awaits each `act` of the testing library, whose events and renderings do not. Where a part of the page suspends
 * meanwhile, React's `act` otherwise drops what is left of its queue and still takes it for scheduled: no update of
 * that priority is drawn again, and the page stays as it is. Imported before the testing library, which reads `act` once.
 */
function awaitAct(act: Act): Act {
  return (change) => {
    let isAsync = false;
    const drawn = act(() => {
      const result = change();
      isAsync = typeof result === 'object' && result !== null && 'then' in result;
      return result;
    });
    // The caller awaits a promise, and may do so once.
    if (!isAsync) drawn.then(ignore, ignore);
    return drawn;
  };
}

function ignore(): void {}

const react: { act: Act } = createRequire(import.meta.url)('react');
react.act = awaitAct(react.act);
