import { expect, test } from 'vitest';
import { secureContextsByDoor } from './secureContexts.ts';
import { readSource } from './sourceFile.ts';

const linesOf = (text: string, path = 'web/src/features/a/a.ts') =>
  secureContextsByDoor.run(readSource(path, text)).map(({ line }) => line);

test.each([
  "await crypto.subtle.digest('SHA-256', bytes);",
  'const id = window.crypto.randomUUID();',
  'await navigator.clipboard.writeText(text);',
  'navigator.clipboard?.readText();',
  'const sheet = globalThis.navigator.share({ url });',
  "new Notification('快讯');",
  'const now = Notification.permission;',
  'await navigator.storage.persist();',
  "void navigator.wakeLock.request('screen');",
  "const kept = await caches.open('a');",
  "void navigator.serviceWorker.register('/sw.js');",
])('finds %j', (text) => expect(linesOf(text)).toEqual([1]));

test.each([
  ['crypto.getRandomValues(new Uint8Array(16));', undefined],
  ['const caches = new Map(); caches.get(1);', 'bff/src/cache/a.ts'],
  ["data.share = 1; item.storage; 'share' in navigator;", undefined],
  ['navigator.clipboard.writeText(text);', 'web/src/ui/copy/copyText.ts'],
  ['navigator.clipboard.readText();', 'web/src/features/a/a.test.ts'],
])('accepts %j', (text, path) => expect(linesOf(text, path)).toEqual([]));
