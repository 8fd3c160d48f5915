import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

describe('a field', () => {
  it('is linked to its label, hint and error', () => {
    render(<TextField label="手机号" hint="用于登录" error="请填写手机号" />);
    const input = screen.getByRole('textbox', { name: '手机号', description: '用于登录 请填写手机号' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('请填写手机号');
  });

  it('counts the input against its limit, and lets the form report an excess', async () => {
    render(<TextArea label="反馈内容" limit={3} />);
    await userEvent.type(screen.getByRole('textbox'), '一二三😀');
    expect(screen.getByText('4/3')).toBeTruthy();
  });
});
