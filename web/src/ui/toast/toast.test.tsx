import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { connectToasts, toast } from './toast.ts';

describe('toasts', () => {
  it('asked for before their code has come are shown once it is there', async () => {
    render(<Toaster />);
    toast.success('复制成功!');
    toast.error('请填写反馈内容');
    expect(await screen.findByText('复制成功!')).toBeTruthy();
    expect(await screen.findByText('请填写反馈内容')).toBeTruthy();
  });

  it('go to whoever shows them now', () => {
    const shown: string[] = [];
    const leave = connectToasts((kind, text) => shown.push(`${kind} ${text}`));
    toast.info('对比');
    leave();
    expect(shown).toContain('info 对比');
  });
});
