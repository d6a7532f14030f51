/** The address of a link that calls a number, written as people read it. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;
