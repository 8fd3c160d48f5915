import { registries, registryText } from '../registries/registry.ts';
import type { TextFile } from './collect.ts';
import type { Problem } from './problem.ts';

/** A registry that only repeats a folder says what the folder says now. */
export function registriesByFolder(files: readonly TextFile[]): readonly Problem[] {
  return registries.flatMap((registry) => {
    const known = files.find(({ path }) => path === registry.path)?.text ?? '';
    return saidBy(known) === saidBy(registryText(registry, files))
      ? []
      : [{ path: registry.path, line: 1, message: 'is behind its folder: `npm run format` writes it.' }];
  });
}

/** Its imports in any order: the linter sorts them its own way. */
function saidBy(text: string): string {
  return text.split('\n').toSorted().join('\n');
}
