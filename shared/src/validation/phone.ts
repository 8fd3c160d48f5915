/** Validates a phone number for an area; the caller loads libphonenumber lazily, because it is large. */
export type PhoneJudge = (mobile: string, areaCode: string) => boolean;

interface PhoneLibrary {
  parsePhoneNumberFromString(text: string): { isValid(): boolean; countryCallingCode: string } | undefined;
}

/** A validator using libphonenumber-js: accepts a valid number of exactly the chosen area (`86`, `1`, `852` …). */
export function createPhoneJudge(library: PhoneLibrary): PhoneJudge {
  return (mobile, areaCode) => {
    const digits = mobile.trim();
    if (!/^\d{4,15}$/.test(digits)) return false;
    const number = library.parsePhoneNumberFromString(`+${areaCode}${digits}`);
    return number?.isValid() === true && number.countryCallingCode === areaCode;
  };
}

/** Keeps only digits of phone input (drops spaces and dashes, converts full-width digits). */
export function cleanPhone(text: string): string {
  return text.normalize('NFKC').replace(/[\s\-()]/g, '');
}
