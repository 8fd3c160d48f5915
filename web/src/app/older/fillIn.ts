/**
 * What the code and its libraries use, and the oldest browsers of `vite/target/browsers.ts` lack. Loaded before
 * everything else, and only where something is missing (`isOlder.ts`); `vite/target/newerNames.ts` allows these names.
 */
import 'core-js/actual/array/to-reversed.js';
import 'core-js/actual/array/to-sorted.js';
import 'core-js/actual/array/to-spliced.js';
import 'core-js/actual/array/with.js';
import 'core-js/actual/map/group-by.js';
import 'core-js/actual/object/group-by.js';
import 'core-js/actual/promise/with-resolvers.js';
import { anySignal } from './anySignal.ts';
import { canParse } from './canParse.ts';

if (!('any' in AbortSignal)) Object.defineProperty(AbortSignal, 'any', { value: anySignal });
// The library's would bring an URL of its own, at 10 KB.
if (!('canParse' in URL)) Object.defineProperty(URL, 'canParse', { value: canParse });
