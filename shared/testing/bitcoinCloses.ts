/** Bitcoin's true daily closes, for tests of rooms that may not import handlers. */
export { bitcoinCloses } from '@coinmirror/upstream/catalogue/bitcoinCloses.ts';
