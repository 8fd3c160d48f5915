import { prettyDOM } from '@testing-library/react';

/**
 * Says what was not found, and shows the page as it was; writes the page down only for who reads it. An awaited element
 * is not found many times before it is, and writing each of those pages down took more than looking.
 */
export function elementError(words: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The line of the test is what one wants to see.
  Error.captureStackTrace(error, elementError);
  return Object.defineProperty(error, 'message', {
    get: () => [words, prettyDOM(container)].filter(Boolean).join('\n\n'),
    // Who waited in vain writes his own words there.
    set(value: string) {
      Object.defineProperty(error, 'message', { value, writable: true });
    },
    configurable: true,
  });
}
