/** Judges a phone number for an area; libphonenumber is loaded by the caller, late, since it is large. */
export type PhoneJudge = (mobile: string, areaCode: string) => boolean;

interface PhoneLibrary {
  parsePhoneNumberFromString(text: string): { isValid(): boolean; countryCallingCode: string } | undefined;
}

/** A judge on top of libphonenumber-js: a valid number of exactly the chosen area (`86`, `1`, `852` …). */
export function createPhoneJudge(library: PhoneLibrary): PhoneJudge {
  return (mobile, areaCode) => {
    const digits = mobile.trim();
    if (!/^\d{4,15}$/.test(digits)) return false;
    const number = library.parsePhoneNumberFromString(`+${areaCode}${digits}`);
    return number?.isValid() === true && number.countryCallingCode === areaCode;
  };
}

/** Digits only: what is typed or pasted into the phone field (spaces, dashes and full-width digits included). */
export function cleanPhone(text: string): string {
  return text.normalize('NFKC').replace(/[\s\-()]/g, '');
}
