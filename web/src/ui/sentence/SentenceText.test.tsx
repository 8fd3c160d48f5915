import { linkTo } from '@coinmirror/shared/routes/link.ts';
import { plain, say, textOf } from '@coinmirror/shared/sentences/sentence.ts';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SentenceText } from './SentenceText.tsx';

it('a phone leaves out the words and figures that it has no room for, and nothing else', () => {
  const mood = linkTo('dataIndicator', { key: 'feargreed' });
  const sentence = [
    ...say`恐惧贪婪 ${plain('32', mood)}`,
    { ...plain('37', mood), lead: '，昨日 ', phone: 'hidden' },
    '。',
  ] as const;
  const { container } = render(
    <MemoryRouter>
      <SentenceText sentence={sentence} />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe(textOf(sentence));
  const onPhone = document.createElement('div');
  onPhone.innerHTML = container.innerHTML;
  for (const hidden of onPhone.querySelectorAll('[class*="hidden"]')) hidden.remove();
  expect(onPhone.textContent).toBe('恐惧贪婪 32。');
});
