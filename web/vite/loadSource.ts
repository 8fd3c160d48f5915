import { pathToFileURL } from 'node:url';

/** Runs a module of the source as it is: tables, and functions that are not called. */
export function loadSource(file: string) {
  return import(pathToFileURL(file).href);
}
