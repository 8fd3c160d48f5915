import { posix } from 'node:path';

/** The floors of scripts/upstream, each a room of its own. */
export const FLOORS = [
  'server',
  'community',
  'answers',
  'simulation',
  'sources',
  'ports',
  'catalogue',
  'database',
  'mechanisms',
] as const;
export type Floor = (typeof FLOORS)[number];

export type Room = 'shared' | 'testing' | 'web' | 'bff' | 'scripts' | 'e2e' | 'gallery' | 'upstream' | Floor;

/** Where a module is: its room (`web`), its part (`features`), and in features and pages its folder. */
export interface Place {
  readonly room: Room;
  readonly part: string;
  readonly folder: string;
}

/** Parts of web whose folders must not import each other. */
const FOLDED: ReadonlySet<string> = new Set(['features', 'pages']);
/** Rooms of plain tables, which are one part beside their folders. */
const TABLES: ReadonlySet<Room> = new Set(['catalogue', 'ports', 'mechanisms']);

/** The place of a path relative to the root; null outside all rooms (root configuration, assets). */
export function placeOf(path: string): Place | null {
  const [room, second = '', third = '', fourth = ''] = path.split('/');
  if (room === 'scripts') return second === 'upstream' ? upstreamPlace(third, fourth) : plain(room, second);
  if (room === 'web' && (second === 'e2e' || second === 'gallery')) return plain(second, '');
  if (room === 'shared' && second === 'testing') return plain(second, third);
  if (second !== 'src' || (room !== 'shared' && room !== 'web' && room !== 'bff')) return null;
  const part = partOf(third);
  return { room, part, folder: room === 'web' && FOLDED.has(part) ? fourth : '' };
}

/** A floor, or the commands beside the floors. */
function upstreamPlace(third: string, fourth: string): Place {
  const floor = FLOORS.find((name) => name === third);
  if (!floor) return plain('upstream', third);
  return TABLES.has(floor) && /\.\w+$/.test(fourth) ? plain(floor, 'tables') : plain(floor, fourth);
}

function plain(room: Room, name: string): Place {
  return { room, part: partOf(name), folder: '' };
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

/** Folders that the packages of ours export. */
const PACKAGES: Readonly<Record<string, string>> = {
  shared: 'shared/src',
  testing: 'shared/testing',
  upstream: 'scripts/upstream',
};

/** Resolves a specifier as the tools do: relative, `#…` inside web, `@coinmirror/<room>/…`. */
export function targetOf(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(from), specifier)) };
  }
  if (specifier.startsWith('#')) return { kind: 'file', path: `web/src/${specifier.slice(1)}` };
  const own = /^@coinmirror\/(\w+)\/(.+)$/.exec(specifier);
  if (own) return { kind: 'file', path: `${PACKAGES[own[1] ?? ''] ?? own[1]}/${own[2]}` };
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier };
  const [scope = '', name = ''] = specifier.split('/');
  return { kind: 'package', name: scope.startsWith('@') ? `${scope}/${name}` : scope };
}
