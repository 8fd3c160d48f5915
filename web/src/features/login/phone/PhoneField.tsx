import { isInternational, readPhone } from '@coinmirror/shared/validation/phone.ts';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { isComposing } from '#ui/field/isComposing.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { ChevronDownIcon } from '#ui/icon/icons.ts';
import { areaCodeChosen, selectAreaCode } from '../loginSlice.ts';
import { AreaCodeList } from './AreaCodeList.tsx';
import styles from './phone.module.css';

interface PhoneFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  label?: string;
  /** The `autocomplete` value for password managers. */
  autoComplete?: 'username' | 'tel-national';
}

/** Of a number with all that is pasted along; `readPhone` reads its digits. */
const LONGEST_TYPED = 64;

/**
 * A phone number with its area code; the last chosen code is kept for the next form. A calling code that is pasted or
 * filled in along becomes the chosen one.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { field, error, label = '手机号', autoComplete = 'username' } = props;
  const areaCode = useSelector(selectAreaCode);
  const dispatch = useDispatch();
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  function close() {
    setChoosing(false);
    button.current?.focus();
  }
  useEscape(isChoosing, close);

  /** Whether it has changed the field. */
  function takeArea(input: HTMLInputElement): boolean {
    if (!isInternational(input.value)) return false;
    const read = readPhone({ areaCode, mobile: input.value });
    dispatch(areaCodeChosen(read.areaCode));
    input.value = read.mobile;
    return true;
  }

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    if (!isTypedKey(event.nativeEvent)) takeArea(event.target);
    return field.onChange(event);
  }

  return (
    <div>
      <TextField
        {...field}
        onChange={onChange}
        onBlur={(event) => {
          if (takeArea(event.target)) void field.onChange({ ...event, type: 'change' });
          return field.onBlur(event);
        }}
        label={label}
        error={error}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        placeholder={`请输入${label}`}
        maxLength={LONGEST_TYPED}
        before={
          <button
            ref={button}
            type="button"
            className={styles.area}
            aria-label={`国家或地区代码 +${areaCode}`}
            aria-expanded={isChoosing}
            aria-controls={isChoosing ? panel : undefined}
            onClick={() => setChoosing((now) => !now)}
          >
            +{areaCode}
            <ChevronDownIcon size={14} aria-hidden="true" />
          </button>
        }
      />
      {isChoosing && (
        <div id={panel}>
          <AreaCodeList
            value={areaCode}
            onChosen={(chosen) => {
              dispatch(areaCodeChosen(chosen));
              close();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** A number that is typed is whole when its field is left; one that comes at once is whole already. */
function isTypedKey(event: Event): boolean {
  return event instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(event.inputType);
}

/** Esc closes only the list, and does not reach the dialog around it. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOn) return;
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.stopPropagation();
      latest.current();
    }
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isOn]);
}
