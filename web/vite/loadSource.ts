import { pathToFileURL } from 'node:url';

/** Loads a module of the source at build time: for tables, and functions that are not called. */
export function loadSource(file: string) {
  return import(pathToFileURL(file).href);
}
