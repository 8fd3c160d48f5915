import type { CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { type Complaint, checkNewPhone } from '@coinmirror/shared/validation/login.ts';
import { readPhone } from '@coinmirror/shared/validation/phone.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CodeField } from '../code/CodeField.tsx';
import { PhoneField } from '../phone/PhoneField.tsx';
import { usePhoneJudge } from '../phone/phoneJudge.ts';
import { passes } from './passes.ts';

interface ProvedPhoneFieldsProps {
  purpose: CodePurpose;
  phoneLabel?: string;
  /** The `autocomplete` value for password managers. */
  autoComplete?: 'username' | 'tel-national';
  fields: { readonly mobile: UseFormRegisterReturn; readonly code: UseFormRegisterReturn };
  errors: { readonly mobile: string | undefined; readonly code: string | undefined };
  /** The phone as currently typed. */
  phone: { readonly areaCode: string; readonly mobile: string };
  /** Phones that a 403 has refused. */
  usedPhones: ReadonlySet<string>;
  /** Shows a message at the phone field, or clears it. */
  onJudged: (complaint: Complaint) => void;
}

/** A phone and the code that proves it: a code is sent only to a valid phone that was not refused before. */
export function ProvedPhoneFields(props: ProvedPhoneFieldsProps) {
  const { purpose, phoneLabel = '手机号', autoComplete = 'username', fields, errors } = props;
  const { phone, usedPhones, onJudged } = props;
  const judge = usePhoneJudge();
  const read = readPhone(phone);
  const isValid = judge?.(read.mobile, read.areaCode) === true;
  return (
    <>
      <PhoneField
        field={fields.mobile}
        label={phoneLabel}
        autoComplete={autoComplete}
        error={errors.mobile}
      />
      <CodeField
        purpose={purpose}
        label="手机验证码"
        field={fields.code}
        error={errors.code}
        phone={phone}
        check={() => passes((known) => checkNewPhone({ ...phone, usedPhones }, known), onJudged)}
        isActive={isValid}
        isDisabled={!isValid}
      />
    </>
  );
}
