import { prettyDOM } from '@testing-library/react';

/**
 * Names the missing element and shows the page at that time, but serialises the page only when the message is read. A
 * query for an awaited element fails many times before it succeeds, and serialising each of those pages took longer
 * than the queries.
 */
export function elementError(words: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The stack should point at the test's line.
  Error.captureStackTrace(error, elementError);
  return Object.defineProperty(error, 'message', {
    get: () => [words, prettyDOM(container)].filter(Boolean).join('\n\n'),
    // waitFor overwrites the message on a timeout.
    set(value: string) {
      Object.defineProperty(error, 'message', { value, writable: true });
    },
    configurable: true,
  });
}
