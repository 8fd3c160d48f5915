/** New parameter values by name; null removes one, and others stay unchanged. */
export type ParamChanges = Readonly<Record<string, string | null>>;

/** A copy of an address's parameters with some of them changed. */
export function changedParams(params: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
