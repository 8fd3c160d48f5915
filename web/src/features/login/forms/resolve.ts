import type { Complaint } from '@coinmirror/shared/validation/login.ts';
import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/** The complaints of shared/validation in the shape react-hook-form asks for. */
export function toResult<Values extends FieldValues>(
  values: Values,
  complaints: Readonly<Partial<Record<keyof Values, Complaint>>>,
): ResolverResult<Values> {
  const found = Object.entries<Complaint | undefined>(complaints).filter(([, message]) => message);
  if (found.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(found.map(([name, message]) => [name, { type: 'rule', message }]));
  return { values: {}, errors: errors as FieldErrors<Values> };
}
