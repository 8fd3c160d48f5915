import { createContext } from 'react';

/** Opens the feedback dialog about a failed request, by its id. null: nobody takes reports here. */
export const FailureReportContext = createContext<((requestId: string) => void) | null>(null);
