import { Visitor } from 'oxc-parser';
import { type Check, problem } from './problem.ts';

const COOKIES = 'web/src/api/storage/cookie.ts';
/** The guarded access to stores, and the build's inline script in the template, which cannot import it. */
const STORES: ReadonlySet<string> = new Set([
  'web/src/ui/storage/browserStore.ts',
  'web/src/features/siteNotices/openFirstNotice.ts',
]);
const NAMES: ReadonlySet<string> = new Set(['localStorage', 'sessionStorage']);

/** A browser may forbid cookies and stores; then any access throws. */
export const storesByDoor: Check = {
  name: 'stores by their door',
  run(file) {
    if (file.isTest || !file.path.startsWith('web/src/')) return [];
    const cookies =
      file.path === COOKIES ? [] : file.imports.filter(({ specifier }) => specifier === 'js-cookie');
    const lines = cookies.map(({ line }) => line);
    new Visitor({
      MemberExpression({ object, property, start }) {
        const isCookie = isNamed(property, 'cookie') && isNamed(object, 'document') && file.path !== COOKIES;
        const isStore = isNamed(object, 'window') && [...NAMES].some((name) => isNamed(property, name));
        const isBareStore = [...NAMES].some((name) => isNamed(object, name));
        if (isCookie || ((isStore || isBareStore) && !STORES.has(file.path))) lines.push(file.lineOf(start));
      },
    }).visit(file.program);
    return lines.map((line) =>
      problem(
        file,
        line,
        'reads a store that a browser may forbid, which then throws: use api/storage/cookie.ts, api/storage/localStore.ts or ui/storage/browserStore.ts.',
      ),
    );
  },
};

function isNamed(node: { readonly type: string }, name: string): boolean {
  return node.type === 'Identifier' && 'name' in node && node.name === name;
}
