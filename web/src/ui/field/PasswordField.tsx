import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  /** Tells password managers whether to fill in a password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
}

const LONGEST = 128;

/** A password field, hidden until the visitor reveals it; accepts react-hook-form's `register` as it is. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      maxLength={LONGEST}
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      after={
        <IconButton
          size="s"
          label={isShown ? '隐藏密码' : '显示密码'}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown((now) => !now)}
        />
      }
    />
  );
}
