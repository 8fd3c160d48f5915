import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Every icon of lucide calls this to become a component. */
const LUCIDE_CREATE = /[\\/]lucide-react[\\/].*[\\/]createLucideIcon\.mjs$/;

/**
 * Builds lucide's icons with our `createIcon`: lucide's own weighs 1.5 KB of the first load. Tests and the development
 * server draw with lucide's; `createIcon.test.tsx` compares the two.
 */
export function icons(root: string): Plugin {
  const own = JSON.stringify(join(root, 'src/ui/icon/createIcon.ts'));
  return {
    name: 'icons',
    apply: 'build',
    load: (id) => (LUCIDE_CREATE.test(id) ? `export { createIcon as default } from ${own};` : undefined),
  };
}
