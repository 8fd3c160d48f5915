/**
 * The oldest browsers that get the app, in the bundler's names: it lowers syntax to them, `withinTarget` refuses names
 * that they lack, and `isTooOld` sends away what is older still. Chrome 109 is the last for Windows 7 and 8; the first
 * that `isTooOld` lets in are these.
 */
export const OLDEST_BROWSERS = ['chrome108', 'edge108', 'firefox110', 'safari16.4'];
