import rows from './concepts.json' with { type: 'json' };

/** A sector of the market. */
export interface CatalogueConcept {
  /** Slug, the key in addresses. */
  readonly id: string;
  /** In Chinese. */
  readonly name: string;
  readonly nameEn: string;
  /** The name, or what its readers call it where that is shorter: fits beside a coin's symbol. */
  readonly tag: string;
  /** One sentence. */
  readonly description: string;
  /** Codes, largest first at the start of 2026. */
  readonly coinCodes: readonly string[];
}

/** Every sector, in the order of menus. */
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

/** Sectors of a coin, by code; none for a coin nobody placed. */
export function conceptsOf(code: string): readonly string[] {
  return idsByCode.get(code) ?? [];
}
