import { createPhoneJudge, type PhoneJudge } from '@coinmirror/shared/validation/phone.ts';
import { useEffect, useState } from 'react';

let arriving: Promise<PhoneJudge> | null = null;

/** Until the library has loaded only the digits are checked, and the server decides. */
const lenient: PhoneJudge = (mobile) => /^\d{4,15}$/.test(mobile);

/**
 * Validates phone numbers; its library is large and loads when a form with a phone is first shown. It uses the rules of
 * mobile phones: codes go nowhere else, and the library's smaller rules accept short numbers.
 */
export function loadPhoneJudge(): Promise<PhoneJudge> {
  arriving ??= import('libphonenumber-js/mobile').then(createPhoneJudge, () => {
    arriving = null;
    return lenient;
  });
  return arriving;
}

/** The phone validator; null until it has loaded. */
export function usePhoneJudge(): PhoneJudge | null {
  const [judge, setJudge] = useState<PhoneJudge | null>(null);
  useEffect(() => {
    let isHere = true;
    void loadPhoneJudge().then((arrived) => {
      if (isHere) setJudge(() => arrived);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return judge;
}
