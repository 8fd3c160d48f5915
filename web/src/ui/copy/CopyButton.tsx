import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { RowButton } from '../button/RowButton.tsx';
import { toast } from '../toast/toast.ts';
import { copyText } from './copyText.ts';

export interface CopyButtonProps {
  /** The text to copy, always in full. */
  text: string;
  /** What is copied: 复制合约地址. */
  label?: string;
  size?: 'm' | 's';
}

const TICK_SHOWN = 1500;

/** Copies the text and confirms it. */
export function CopyButton({ text, label = '复制', size = 's' }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy() {
    if (!(await copyText(text))) {
      toast.error('浏览器不允许复制，请手动选中');
      return;
    }
    toast.success(TEXTS.copied);
    setDone(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setDone(false), TICK_SHOWN);
  }

  return (
    <RowButton size={size} label={label} drawing={done ? 'check' : 'copy'} onClick={() => void copy()} />
  );
}
