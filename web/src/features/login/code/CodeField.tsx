import type { CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { phoneKey } from '@coinmirror/shared/validation/login.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Badge } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Captcha } from '../captcha/Captcha.tsx';
import styles from './code.module.css';
import { type Phone, useSendCode } from './useSendCode.ts';

interface CodeFieldProps {
  purpose: CodePurpose;
  label: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** The phone as it is typed now. */
  phone: Phone;
  /** Whether a code may be sent there; says in the form what is wrong. */
  check: () => Promise<boolean>;
  /** The button looks ready. */
  isActive: boolean;
  /** The button takes no press. */
  isDisabled?: boolean;
}

/** The code that comes by SMS: the slider, the field and the button that counts 59 s. */
export function CodeField(props: CodeFieldProps) {
  const { purpose, label, field, error, phone, check, isActive, isDisabled = false } = props;
  const { press, onSolved, isSending, secondsLeft, round, wanted, sent } = useSendCode({
    purpose,
    phone: () => phone,
    check,
  });
  const isForThisPhone = sent?.phone === phoneKey(phone.areaCode, phone.mobile);
  return (
    <div className={styles.field}>
      <Captcha key={round} wanted={wanted} onSolved={(proof) => void onSolved(proof)} />
      <TextField
        {...field}
        label={label}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={`请输入${label}`}
        maxLength={8}
        hint={isForThisPhone && sent.hint !== '' ? <Hint code={sent.hint} /> : undefined}
        after={
          <Button
            size="s"
            variant={isActive && secondsLeft === 0 ? 'primary' : 'secondary'}
            disabled={isDisabled || secondsLeft > 0}
            busy={isSending}
            onClick={() => void press()}
          >
            {secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '获取验证码'}
          </Button>
        }
      />
    </div>
  );
}

/** The simulation cannot send messages; nobody shall wait for one. */
function Hint({ code }: { code: string }) {
  return (
    <span className={styles.hint}>
      <Badge>演示模式</Badge>
      <span>
        不会发送短信，验证码是 <strong data-testid="code-hint">{code}</strong>
      </span>
    </span>
  );
}
