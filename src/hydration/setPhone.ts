import { plainPhoneHref } from '../page/plainPhoneHref';

/** Gives a link a phone number; where that cannot be dialed as it is written, it is a text. */
export function setPhone(link: HTMLAnchorElement, phone: string): void {
  const href = plainPhoneHref(phone);
  if (href === undefined) link.removeAttribute('href');
  else link.href = href;
  link.replaceChildren(phone);
}
