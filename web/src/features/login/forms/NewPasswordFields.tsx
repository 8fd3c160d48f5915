import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '#ui/field/PasswordField.tsx';

interface NewPasswordFieldsProps {
  /** 密码 or 新密码. */
  label: string;
  fields: { readonly password: UseFormRegisterReturn; readonly again: UseFormRegisterReturn };
  errors: { readonly password: string | undefined; readonly again: string | undefined };
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, fields, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...fields.password}
        label={label}
        placeholder="至少 6 位"
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordField
        {...fields.again}
        label={`确认${label}`}
        placeholder={`请再次输入${label}`}
        autoComplete="new-password"
        error={errors.again}
      />
    </>
  );
}
