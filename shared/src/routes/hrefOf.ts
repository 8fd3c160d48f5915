import { hrefTo, type RouteName, type SearchValues } from './hrefTo.ts';
import type { Link } from './link.ts';

const addressOf = hrefTo as (name: RouteName, params: unknown, search?: SearchValues) => string;

/** The address of a link that is told as data. That its name and parameters belong together, its type says. */
export function hrefOf({ to, params, search }: Link): string {
  return addressOf(to, params, search);
}
