import { creditOf, type SourceCredit } from '@coinmirror/shared/constants/sourceCredits.ts';
import { namesOf, namesOfPorts } from '@coinmirror/shared/contract/provenance.ts';
import type { ExplainedResult } from '#ui/definition/DefinitionAnswer.ts';
import { isUnconnected } from '#ui/state/unconnected.ts';

/** A named source; its credit is null where it is no site. */
export interface NamedSource {
  readonly name: string;
  readonly credit: SourceCredit | null;
}

/** Where an explained number is from, by what its answer says of itself. */
export type ExplainedSource =
  /** No source in this world, or a paused one. */
  | { readonly kind: 'unconnected'; readonly message: string }
  /** What is true in it is named. */
  | { readonly kind: 'simulated'; readonly sources: readonly NamedSource[] }
  | { readonly kind: 'named'; readonly sources: readonly NamedSource[] }
  /** The answer names none: what visitors wrote here, or an upstream that does not tell. */
  | { readonly kind: 'untold' };

/**
 * The source of a query's number, of these ports where they are given; before its first answer, that of the whole page
 * (`isSimulated`).
 */
export function explainedSource(
  { data, error }: ExplainedResult,
  isSimulated: boolean,
  ports?: readonly string[],
): ExplainedSource {
  if (isUnconnected(error)) return { kind: 'unconnected', message: `${error.word}：${error.message}` };
  if (data === undefined) return isSimulated ? { kind: 'simulated', sources: [] } : { kind: 'untold' };
  const { provenance } = data;
  const names = provenance && (ports ? namesOfPorts(provenance, ports) : namesOf(provenance));
  const sources = (names ?? []).map((name) => ({ name, credit: creditOf(name) }));
  if (provenance?.kind === 'simulated') return { kind: 'simulated', sources };
  return sources.length === 0 ? { kind: 'untold' } : { kind: 'named', sources };
}
