import * as v from 'valibot';

/** What some browsers tell of the line (Network Information API). */
const line = v.object({ saveData: v.optional(v.boolean()), effectiveType: v.optional(v.string(), '') });

/** Has the visitor asked for less data, or is the line too slow to fetch what may not be read? */
export function savesData(): boolean {
  const told = v.safeParse(line, Reflect.get(navigator, 'connection'));
  return told.success && (told.output.saveData === true || told.output.effectiveType.endsWith('2g'));
}
