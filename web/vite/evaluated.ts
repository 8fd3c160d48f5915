import type { Plugin } from 'vite';
import { loadSource } from './loadSource.ts';

/**
 * Evaluates modules at build time and ships their exports, which must be plain data: the browser then needs neither the
 * computation nor its inputs.
 */
export function evaluated(files: readonly string[]): Plugin {
  return {
    name: 'evaluated',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!files.includes(id)) return null;
      const values: Readonly<Record<string, unknown>> = await loadSource(id);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${literal(value)};`)
        .join('\n');
    },
  };
}

/** A value as source. */
export function literal(value: unknown): string {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return JSON.stringify(value);
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`;
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    throw new Error(`Not plain data, so it cannot be written into the build: ${String(value)}`);
  return `{${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)}:${literal(one)}`)
    .join(',')}}`;
}
