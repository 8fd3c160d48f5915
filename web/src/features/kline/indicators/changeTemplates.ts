import type { TechnicalUse } from '@coinmirror/shared/technical/technicals.ts';

/** A named set of indicators. */
export interface IndicatorTemplate {
  readonly name: string;
  readonly indicators: readonly TechnicalUse[];
}

/** Maximum number of templates. */
export const MOST_TEMPLATES = 20;
/** Maximum length of a template's name. */
export const MOST_NAME = 20;

/** Adds a template, replacing one with the same name; unchanged without a name or at the limit. */
export function saveTemplate<Template extends IndicatorTemplate>(
  templates: readonly Template[],
  template: Template,
): readonly Template[] {
  const name = template.name.trim().slice(0, MOST_NAME);
  const rest = templates.filter((one) => one.name !== name);
  return name === '' || rest.length >= MOST_TEMPLATES ? templates : [...rest, { ...template, name }];
}
