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
  /** The phone as currently typed. */
  phone: Phone;
  /** Validates the phone, and shows its message in the form. */
  check: () => Promise<boolean>;
  /** The button looks enabled. */
  isActive: boolean;
  /** The button ignores presses. */
  isDisabled?: boolean;
}

/** Of a code with all that is pasted along; the form reads its digits. */
const LONGEST_TYPED = 64;

/** The SMS code: the slider, the field and the button that counts down 59 s. */
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
        maxLength={LONGEST_TYPED}
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

/** The simulation cannot send messages, so it shows the code instead. */
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
