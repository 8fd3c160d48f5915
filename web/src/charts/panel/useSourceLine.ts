import { type CoinCloses, creditWords } from '@coinmirror/shared/constants/sourceCredits.ts';
import { namesOf } from '@coinmirror/shared/contract/provenance.ts';
import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { use } from 'react';
import { DefinitionAnswer } from '#ui/definition/DefinitionAnswer.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';

/**
 * The facts of a chart's source line: 数据来源, 更新于, and the words that the sources of the answer around it ask for
 * beside the closes it draws.
 */
export function useSourceLine(
  source: string,
  asOf: number | null,
  closes: readonly CoinCloses[] = [],
): readonly string[] {
  const { timeZone } = useDisplay();
  const updated = asOf === null ? [] : [`更新于 ${formatZonedTime(asOf, timeZone)}`];
  const provenance = use(DefinitionAnswer).data?.provenance;
  const words = provenance ? namesOf(provenance).flatMap((name) => creditWords(name, closes) ?? []) : [];
  return [`数据来源：${source}`, ...updated, ...words];
}
