import { createPhoneJudge, type PhoneJudge } from '@coinmirror/shared/validation/phone.ts';
import { useEffect, useState } from 'react';

let arriving: Promise<PhoneJudge> | null = null;

/** Without the library the digits alone are looked at, and the server has the last word. */
const lenient: PhoneJudge = (mobile) => /^\d{4,15}$/.test(mobile);

/**
 * The judge of phone numbers; its library is large and comes when a form with a phone is first shown.
 * Its rules are those of mobile phones: a code goes nowhere else, and the smaller rules let short numbers pass.
 */
export function loadPhoneJudge(): Promise<PhoneJudge> {
  arriving ??= import('libphonenumber-js/mobile').then(createPhoneJudge, () => {
    arriving = null;
    return lenient;
  });
  return arriving;
}

/** The judge, null until it has arrived. */
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
