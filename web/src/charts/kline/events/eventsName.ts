/** The library's name for the marks of events, which no visitor chooses among indicators. */
export const EVENTS = 'EVENTS';
