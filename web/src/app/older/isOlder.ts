/** The objects of a browser that `fillIn.ts` adds to. */
type Scope = Pick<typeof globalThis, 'AbortSignal' | 'Array' | 'Map' | 'Promise' | 'URL'>;

/**
 * Whether this browser lacks some of what `fillIn.ts` brings. Each name stands for all that browsers brought with it.
 */
export function isOlder(scope: Scope = globalThis): boolean {
  return !(
    'toSorted' in scope.Array.prototype &&
    'groupBy' in scope.Map &&
    'withResolvers' in scope.Promise &&
    'any' in scope.AbortSignal &&
    'canParse' in scope.URL
  );
}
