/** The address that dials a phone number: its digits, and the + of an international one. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
