import { FEEDBACK_SOURCE_MAX } from '@coinmirror/shared/constants/limits.ts';

/** Parameters that would tell a reader of the report more than where its writer was. */
const SECRET = /token|passw|pwd|secret|sign|auth|session|email|phone|mobile|invite/i;

/** The address a report is about: path and query, without values that are nobody else's business. */
export function feedbackSource({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const stored = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !SECRET.test(nameOf(part)));
  return `${pathname}${stored.length === 0 ? '' : `?${stored.join('&')}`}`.slice(0, FEEDBACK_SOURCE_MAX);
}

/** A parameter's name as the page reads it, so that no escaped spelling passes. */
const nameOf = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? '';
