import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { soon } from '#testing/soon.ts';
import { CsvField } from './CsvField.tsx';

function Field() {
  const [text, setText] = useState('');
  return <CsvField value={text} example="" onChange={setText} />;
}

const shown = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;

it('reads what a Chinese Excel saved, and the same file again once it is mended', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const input = screen.getByLabelText<HTMLInputElement>(/选择 CSV 文件/);
  // 代码,BTC in GB18030.
  const broken = new File([Uint8Array.from([0xb4, 0xfa, 0xc2, 0xeb, 0x2c, 0x42])], 'a.csv', {
    type: 'text/csv',
  });
  await user.upload(input, broken);
  await soon(() => expect(shown()).toBe('代码,B'));
  expect(screen.getByText('已读入 a.csv')).toBeTruthy();
  expect(input.value).toBe('');
  await user.upload(input, new File(['代码,BTC'], 'a.csv', { type: 'text/csv' }));
  await soon(() => expect(shown()).toBe('代码,BTC'));
});

it('leaves the field as it is where a file is no text', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const picture = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])], 'a.csv', {
    type: 'text/csv',
  });
  await user.upload(screen.getByLabelText(/选择 CSV 文件/), picture);
  await soon(() => expect(document.body.textContent).not.toContain('已读入'));
  expect(shown()).toBe('');
});
