import type { Definition } from './definition.ts';
import { derivativeDefinitions } from './derivatives.ts';
import { marketDefinitions } from './market.ts';

const table = { ...marketDefinitions, ...derivativeDefinitions } as const;

export type DefinitionId = keyof typeof table;

/** The one registry of what numbers mean: behind every definition card, and for the wiki. */
export const definitions: Readonly<Record<DefinitionId, Definition>> = table;
