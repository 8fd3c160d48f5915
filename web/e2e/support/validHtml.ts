import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

/**
 * The rules of the Nu checker: allowed nesting, attributes and their values, roles, ids, heading order. Formatting
 * (quotes, case, styles) is not checked.
 */
const validator = new HtmlValidate({
  root: true,
  rules: {
    'aria-label-misuse': 'error',
    'attribute-allowed-values': 'error',
    'attribute-misuse': 'error',
    'close-order': 'error',
    deprecated: 'error',
    'element-name': 'error',
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-order': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'element-required-attributes': 'error',
    'element-required-content': 'error',
    'empty-heading': 'error',
    'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
    'map-dup-name': 'error',
    'map-id-name': 'error',
    'multiple-labeled-controls': 'error',
    'no-abstract-role': 'error',
    'no-dup-attr': 'error',
    'no-dup-class': 'error',
    'no-dup-id': 'error',
    'no-multiple-main': 'error',
    'script-element': 'error',
    'valid-for': 'error',
    'wcag/h63': 'error',
  },
});

/**
 * What is wrong with the current HTML of a page. Its time depends on the number of elements: fold repeated ones first.
 */
export async function htmlFaults(page: Page): Promise<readonly string[]> {
  const { results } = await validator.validateString(await page.content());
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
  return [...new Set(faults)];
}
