import type { ChangeBase } from '../constants/changeBase.ts';
import type { Definition } from '../definitions/definition.ts';
import { type DefinitionId, definitions } from './definitions.ts';

/** A change with a selectable base, and its definition for each. */
const CHANGE: Readonly<Record<ChangeBase, DefinitionId>> = {
  '24H': 'change24h',
  UTC8: 'changeUtc8',
  UTC0: 'changeUtc0',
};

/** The definition of an id; 'change' is that of the chosen base. null for an unknown id. */
export function findDefinition(id: string, changeBase: ChangeBase): Definition | null {
  const known = id === 'change' ? CHANGE[changeBase] : id;
  return isDefinitionId(known) ? definitions[known] : null;
}

function isDefinitionId(id: string): id is DefinitionId {
  return Object.hasOwn(definitions, id);
}
