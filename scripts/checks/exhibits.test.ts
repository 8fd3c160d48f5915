import { describe, expect, it } from 'vitest';
import { componentsByExhibit } from './exhibits.ts';
import { readSource } from './sourceFile.ts';

describe('components by exhibit', () => {
  const badge = readSource('web/src/ui/badge/Badge.tsx', 'export function Badge() { return null; }');
  const page = readSource('web/src/pages/home/Home.tsx', "import { Badge } from '#ui/badge/Badge.tsx';");
  const exhibit = readSource(
    'web/gallery/exhibits/ui/badge.tsx',
    "import { Badge } from '#ui/badge/Badge.tsx';",
  );

  function hidden(...files: ReturnType<typeof readSource>[]): string[] {
    return componentsByExhibit(files, {}).map(({ message }) => message);
  }

  it('names a component without an exhibit, and where to add one', () => {
    expect(hidden(badge, page)).toEqual([
      expect.stringMatching(/exports Badge.*web\/gallery\/exhibits\/ui\/badge\.tsx/),
    ]);
    expect(hidden(badge, page, exhibit)).toEqual([]);
  });

  it.each([
    ['nobody uses it yet', 'export function Badge() { return null; }'],
    ['it is memoised', 'export const Badge = memo(function Badge() { return null; });'],
    ['it is an arrow', 'export const Badge = () => null;'],
    ['it makes a column', 'export function badgeColumn() { return null; }'],
  ])('counts it if %s', (_case, text) => {
    expect(hidden(readSource('web/src/ui/badge/Badge.tsx', text))).toHaveLength(1);
  });

  it.each([
    ['it is a hook', 'export function useBadge() { return null; }'],
    ['it is a context', 'export const Badge = createContext(null);'],
    ['it is a type', 'export interface Badge { readonly a: string }'],
  ])('does not count it if %s', (_case, text) => {
    expect(hidden(readSource('web/src/ui/badge/Badge.tsx', text))).toEqual([]);
  });

  it('ignores a component that only its own folder renders, even if others use its types', () => {
    const part = readSource('web/src/ui/badge/Part.tsx', 'export function Part() { return null; }');
    const owner = readSource('web/src/ui/badge/use.ts', "import('./Part.tsx');");
    const typed = readSource('web/src/pages/a.ts', "import type { PartProps } from '#ui/badge/Part.tsx';");
    expect(hidden(part, owner, typed)).toEqual([]);
    const stranger = readSource('web/src/ui/card/Card.ts', "import { Part } from '../badge/Part.tsx';");
    expect(hidden(part, owner, stranger)).toHaveLength(1);
  });

  it('ignores a component of a nested folder that the outer folder renders', () => {
    const inner = readSource('web/src/ui/badge/legend/Part.tsx', 'export function Part() { return null; }');
    const owner = readSource('web/src/ui/badge/Badge.ts', "import { Part } from './legend/Part.tsx';");
    expect(hidden(inner, owner)).toEqual([]);
    const stranger = readSource(
      'web/src/ui/card/Card.ts',
      "import { Part } from '../badge/legend/Part.tsx';",
    );
    expect(hidden(inner, owner, stranger)).toHaveLength(1);
  });

  it('a type from the same file does not count as an exhibit', () => {
    const typed = readSource('web/gallery/a.tsx', "import { type Badge } from '#ui/badge/Badge.tsx';");
    expect(hidden(badge, page, typed)).toHaveLength(1);
  });

  it('accepts an excuse, and reports one that is not needed', () => {
    expect(componentsByExhibit([badge, page], { Badge: 'a reason' })).toEqual([]);
    expect(componentsByExhibit([badge, page, exhibit], { Badge: 'a reason' })).toHaveLength(1);
  });
});
