import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { collectFiles } from '../checks/collect.ts';
import { registries, registryText } from './registry.ts';

/** Writes the registries that follow from folders; `npm run format` does it, `npm run check` complains of one that is behind. */
export function generateRegistries(): void {
  const files = collectFiles(root, /\.ts$/);
  for (const registry of registries) writeFileSync(join(root, registry.path), registryText(registry, files));
}
