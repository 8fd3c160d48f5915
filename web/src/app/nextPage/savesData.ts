import * as v from 'valibot';

/** What some browsers tell of the line (Network Information API). */
const line = v.object({ saveData: v.optional(v.boolean()), effectiveType: v.optional(v.string(), '') });

/** Has the visitor asked for less data, or is the line too slow to fetch what may not be read? */
export function savesData(): boolean {
  const connection = v.safeParse(line, Reflect.get(navigator, 'connection'));
  return (
    connection.success &&
    (connection.output.saveData === true || connection.output.effectiveType.endsWith('2g'))
  );
}
