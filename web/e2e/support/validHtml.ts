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

/** A row after the fifth is written as those before it, and the lines of a drawing hold nothing: both only take time. */
const REPEATED = ':is(tbody, ul, ol) > :nth-child(n + 6), svg > :not(title, desc)';

/** What is wrong with the HTML of a page as it stands. The page is left as it is: what repeats is taken out of a copy. */
export async function htmlFaults(page: Page): Promise<readonly string[]> {
  const html = await page.evaluate((repeated) => {
    // A document of its own fetches nothing.
    const copy = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
    for (const element of copy.querySelectorAll(repeated)) element.remove();
    return `<!doctype html>${copy.outerHTML}`;
  }, REPEATED);
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
  return [...new Set(faults)];
}
