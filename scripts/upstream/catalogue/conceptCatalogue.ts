import rows from './concepts.json' with { type: 'json' };

/** A sector of the market. */
export interface CatalogueConcept {
  /** Slug, part of addresses. */
  readonly id: string;
  /** In Chinese. */
  readonly name: string;
  readonly nameEn: string;
  /** The name, or a common shorter one: fits beside a coin's symbol. */
  readonly tag: string;
  /** One sentence. */
  readonly description: string;
  /** Codes, largest first at the start of 2026. */
  readonly coinCodes: readonly string[];
}

/** Every sector, in menu order. */
export const conceptCatalogue: readonly CatalogueConcept[] = rows.map(
  ({ id, zh, en, tag, text, members }) => ({
    id,
    name: zh,
    nameEn: en,
    tag,
    description: text,
    coinCodes: members,
  }),
);

const idsByCode = new Map<string, string[]>();
for (const { id, coinCodes } of conceptCatalogue) {
  for (const code of coinCodes) idsByCode.set(code, [...(idsByCode.get(code) ?? []), id]);
}

/** Sectors of a coin, by code; empty for a coin without any. */
export function conceptsOf(code: string): readonly string[] {
  return idsByCode.get(code) ?? [];
}
