/** A sector of the market. */
export interface CatalogueConcept {
  /** Slug, the key in addresses. */
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly description: string;
}

/** Every sector, by name in Chinese. */
export const conceptCatalogue: readonly CatalogueConcept[] = [];
