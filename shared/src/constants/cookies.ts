/** Every cookie of the product: name, and lifetime in days (a fraction is part of a day). */
export const COOKIES = {
  userToken: { name: 'user_token', days: 7 },
  userName: { name: 'user_name', days: 7 },
  headImage: { name: 'head_image', days: 7 },
  /**
   * Identifies a browser that has logged in with a phone number before, so that strangers' failed attempts on the
   * number do not lock it out. Only the gateway reads it (`HttpOnly`).
   */
  loginDevice: { name: 'login_device', days: 90 },
  /**
   * Identifies a browser that has had a code sent to a phone number, so that strangers' wrong guesses about the number
   * are not counted for it. Only the gateway reads it (`HttpOnly`). It outlives every code: half an hour.
   */
  codeDevice: { name: 'code_device', days: 1 / 48 },
  /** A random UUID that identifies a browser, not a person. */
  uid: { name: 'uid', days: 7 },
  browseMode: { name: 'browsemode', days: 7 },
  compareList: { name: 'compareCoinList', days: 7 },
  /** 1 shown, 0 hidden. */
  compareWindow: { name: 'compareWindow', days: 7 },
  indexUnit: { name: 'indexUnit', days: 360 },
  indexUtc: { name: 'indexUtc', days: 360 },
  pairUnit: { name: 'pairUnit', days: 360 },
  futureUnit: { name: 'futureUnit', days: 360 },
  futureChangeRateType: { name: 'futureChangeRateType', days: 360 },
  searchHistory: { name: 'searchHistory', days: 30 },
  /** Guards the one automatic reload after a 500: about 15 minutes. */
  reload: { name: 'reload500', days: 15 / 1440 },
} as const;
