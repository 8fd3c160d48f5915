import { posix } from 'node:path';

/** The packages under shared/ besides shared/src. */
const INNER_PACKAGES = ['handlers', 'simulation', 'testing'] as const;
type InnerPackage = (typeof INNER_PACKAGES)[number];

export type Room = 'shared' | InnerPackage | 'web' | 'bff' | 'scripts' | 'e2e' | 'gallery';

/** Where a module is: its room (`web`), its part (`features`), and in features and pages its folder. */
export interface Place {
  readonly room: Room;
  readonly part: string;
  readonly folder: string;
}

/** Parts of web whose folders must not import each other. */
const FOLDED: ReadonlySet<string> = new Set(['features', 'pages']);

/** The place of a path relative to the root; null outside all rooms (root configuration, assets). */
export function placeOf(path: string): Place | null {
  const [room, second = '', third = '', fourth = ''] = path.split('/');
  if (room === 'scripts') return { room, part: second, folder: '' };
  if (room === 'web' && (second === 'e2e' || second === 'gallery')) {
    return { room: second, part: '', folder: '' };
  }
  const inner = room === 'shared' ? INNER_PACKAGES.find((name) => name === second) : undefined;
  if (inner) return { room: inner, part: partOf(third), folder: '' };
  if (second !== 'src' || (room !== 'shared' && room !== 'web' && room !== 'bff')) return null;
  const part = partOf(third);
  return { room, part, folder: room === 'web' && FOLDED.has(part) ? fourth : '' };
}

/** A module directly in its room is its own part. */
function partOf(name: string): string {
  return name.replace(/\.tsx?$/, '');
}

/** The target of an import: one of our files, a package, or a Node module. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node'; readonly name: string };

/** Resolves a specifier as the tools do: relative, `#…` inside web, `@coinmirror/<room>/…`. */
export function targetOf(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(from), specifier)) };
  }
  if (specifier.startsWith('#')) return { kind: 'file', path: `web/src/${specifier.slice(1)}` };
  const own = /^@coinmirror\/(\w+)\/(.+)$/.exec(specifier);
  if (own) return { kind: 'file', path: `${folderOf(own[1] ?? '')}/${own[2]}` };
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier };
  const [scope = '', name = ''] = specifier.split('/');
  return { kind: 'package', name: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

/** The folder that a package of ours exports. */
function folderOf(name: string): string {
  if (name === 'shared') return 'shared/src';
  return INNER_PACKAGES.some((inner) => inner === name) ? `shared/${name}` : name;
}
