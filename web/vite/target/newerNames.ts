/**
 * Names of the language and of browsers that came after the oldest browsers of `browsers.ts`, as far as a name tells
 * what it is: `union` of a set may be anybody's. Of our own code the compiler's `lib` keeps out the rest.
 */
export const NEWER_NAMES: ReadonlySet<string> = new Set([
  ...['toSorted', 'toReversed', 'toSpliced', 'fromAsync', 'groupBy', 'withResolvers'],
  ...[
    'isWellFormed',
    'toWellFormed',
    'getOrInsert',
    'getOrInsertComputed',
    'sumPrecise',
    'Error.isError',
    'f16round',
  ],
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference', 'waitAsync', 'asyncDispose'],
  ...['fromBase64', 'fromHex', 'toBase64', 'setFromBase64', 'setFromHex', 'rawJSON', 'isRawJSON'],
  ...['AbortSignal.any', 'URL.canParse', 'URL.parse', 'Promise.try', 'RegExp.escape', 'Iterator.from'],
  ...['Intl.DurationFormat', 'Intl.Segmenter', 'ReadableStream.from', 'Symbol.dispose', 'CSS.highlights'],
  ...[
    'checkVisibility',
    'startViewTransition',
    'showPopover',
    'hidePopover',
    'togglePopover',
    'requestClose',
  ],
  ...[
    'moveBefore',
    'setHTMLUnsafe',
    'getHTML',
    'parseHTMLUnsafe',
    'caretPositionFromPoint',
    'scheduler.yield',
  ],
]);

/** What `src/app/older/fillIn.ts` brings to browsers without it. */
export const FILLED_IN: ReadonlySet<string> = new Set([
  ...['toSorted', 'toReversed', 'toSpliced', 'groupBy', 'withResolvers'],
  ...['AbortSignal.any', 'URL.canParse'],
]);

/** What libraries use only after asking whether it is there, or leave to a `catch`. */
export const ASKED_FIRST: ReadonlySet<string> = new Set([
  // tabbable: `typeof node.checkVisibility === 'function'`.
  'checkVisibility',
  // react-dom: for `<ViewTransition>` alone, which nothing here renders, and in a `try`.
  'startViewTransition',
  // immer: `typeof globalThis.Iterator?.from === 'function'`.
  'Iterator.from',
  // @noble/hashes: `typeof Uint8Array.fromHex === 'function'`.
  'fromHex',
]);
