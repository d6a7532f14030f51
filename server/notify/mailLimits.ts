import { delivery } from '../../src/domain/delivery';
import { consumeAll, createLimiter } from '../http/rateLimit';

const hour = 60 * 60;
/**
 * Mails to visitors an hour, besides those a day to one mailbox: anybody can type strangers' addresses into a form. A firm that
 * has more visitors than that reads their leads all the same.
 * @returns whether one more may be mailed because of a lead from a network to a firm, and counts it then
 */
export function createMailLimits(): (network: string, firm: string) => Promise<boolean> {
  const { network: perNetwork, firm: perFirm, desk: perDesk } = delivery.confirmationsPerHour;
  const ofNetwork = createLimiter({ points: perNetwork, duration: hour });
  const ofFirm = createLimiter({ points: perFirm, duration: hour });
  const ofDesk = createLimiter({ points: perDesk, duration: hour });
  return async (network, firm) =>
    !(await consumeAll([
      [ofNetwork, network],
      [ofFirm, firm],
      [ofDesk, ''],
    ]));
}
