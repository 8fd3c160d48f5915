import type { RouteName } from '../manifest/pages.ts';
import { routeTable } from './routeTable.ts';

export interface PageMatch {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface CompiledPage {
  readonly name: RouteName;
  readonly expression: RegExp;
  readonly params: readonly string[];
  readonly rank: readonly number[];
}

/**
 * The page at a path (without query), or null. Agrees with React Router: segment by segment a literal cycles a parameter
 * with an ending, which cycles a bare parameter. Only then `where` is checked, so a rejected parameter is no page, never
 * another page. One trailing slash is tolerated; an invalid encoding is no page.
 */
export function matchPage(pathname: string): PageMatch | null {
  const path = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  for (const page of pagesBeside(path)) {
    const match = page.expression.exec(path);
    if (!match) continue;
    const params = readParams(page, match);
    return params && { name: page.name, params };
  }
  return null;
}

function readParams(page: CompiledPage, match: RegExpExecArray): PageMatch['params'] | null {
  const { where } = routeTable[page.name];
  const params: Record<string, string | undefined> = {};
  for (const [index, name] of page.params.entries()) {
    const value = decode(match[index + 1]);
    if (value === null) return null;
    if (value !== undefined && where?.[name] && !where[name].test(value)) return null;
    params[name] = value;
  }
  return params;
}

function decode(value: string | undefined): string | null | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Marks a first segment that is a parameter. */
const ANY = ':';

const bySegment = new Map<string, RouteName[]>();
for (const name of Object.keys(routeTable) as RouteName[]) {
  const first = routeTable[name].pattern.split('/')[1] ?? '';
  const key = first.startsWith(ANY) ? ANY : first;
  const names = bySegment.get(key);
  if (names) names.push(name);
  else bySegment.set(key, [name]);
}

const compiled = new Map<string, readonly CompiledPage[]>();

/**
 * Candidate pages of a path: those whose pattern begins with its first segment, or with a parameter. Compiled lazily,
 * because a visit sees few of them.
 */
function pagesBeside(path: string): readonly CompiledPage[] {
  const first = path.split('/')[1] ?? '';
  const key = bySegment.has(first) ? first : '';
  const known = compiled.get(key);
  if (known) return known;
  const names = [...(bySegment.get(key) ?? []), ...(bySegment.get(ANY) ?? [])];
  const made = names.map(compile).sort(byRank);
  compiled.set(key, made);
  return made;
}

function compile(name: RouteName): CompiledPage {
  const segments = routeTable[name].pattern.split('/').slice(1).filter(Boolean);
  const params: string[] = [];
  const source = segments.map((segment) => {
    const match = /^:([A-Za-z]\w*)(\?|\.html)?$/.exec(segment);
    if (!match) return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    params.push(match[1] ?? '');
    if (match[2] === '?') return '(?:/([^/]+))?';
    return match[2] ? '/([^/]+)\\.html' : '/([^/]+)';
  });
  const expression = new RegExp(`^${source.join('') || '/'}$`);
  return { name, expression, params, rank: segments.map(segmentRank) };
}

function segmentRank(segment: string): number {
  if (!segment.startsWith(':')) return 3;
  if (segment.endsWith('.html')) return 2;
  return segment.endsWith('?') ? 0 : 1;
}

/** Sorts better matches first: the first differing segment decides, then the longer pattern. */
function byRank(a: CompiledPage, b: CompiledPage): number {
  for (let index = 0; index < Math.min(a.rank.length, b.rank.length); index++) {
    const difference = (b.rank[index] ?? 0) - (a.rank[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return b.rank.length - a.rank.length;
}
