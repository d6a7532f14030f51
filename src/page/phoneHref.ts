import { phoneNumber } from '../domain/phone';

/** The `tel:` URL of a phone number in its readable form, such as "(770) 555-0142". */
export const phoneHref = (phone: string): string => `tel:${phoneNumber(phone) ?? ''}`;
