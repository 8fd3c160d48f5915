import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/** The result of validating a whole form (shared/validation): a message, or null, for each field. */
type Complaints<Values> = Readonly<Partial<Record<keyof Values, string | null>>>;

/** Converts messages to the shape react-hook-form expects of a resolver. */
export function toFormResult<Values extends FieldValues>(
  values: Values,
  complaints: Complaints<Values>,
): ResolverResult<Values> {
  const found = Object.entries<string | null | undefined>(complaints).filter(([, message]) => message);
  if (found.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(found.map(([name, message]) => [name, { type: 'rule', message }]));
  return { values: {}, errors: errors as FieldErrors<Values> };
}
