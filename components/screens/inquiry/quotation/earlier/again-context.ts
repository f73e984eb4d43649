import { createContext } from 'react';
import type { Quotation } from '@/lib/api/inquiry-schema';

/** A quotation that was sent, to be sent again with another validity. */
export interface Again {
  quotation: Quotation;
  /** Called when the form has it, or when the user keeps what is written there. */
  done: () => void;
}

/** Opens a quotation in the form, from its card in the conversation; undefined where there is no form. */
export const AgainContext = createContext<((quotation: Quotation) => void) | undefined>(undefined);
