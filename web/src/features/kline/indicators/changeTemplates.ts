import type { TechnicalUse } from '@coinmirror/shared/technical/technicals.ts';

/** A set of indicators under a name. */
export interface IndicatorTemplate {
  readonly name: string;
  readonly indicators: readonly TechnicalUse[];
}

/** Most templates that are kept. */
export const MOST_TEMPLATES = 20;
/** Most signs of a template's name. */
export const MOST_NAME = 20;

/** The templates with one more, in the place of another of that name; the same without a name or with no room. */
export function keepTemplate<Template extends IndicatorTemplate>(
  templates: Template[],
  template: Template,
): Template[] {
  const name = template.name.trim().slice(0, MOST_NAME);
  const rest = templates.filter((one) => one.name !== name);
  return name === '' || rest.length >= MOST_TEMPLATES ? templates : [...rest, { ...template, name }];
}
