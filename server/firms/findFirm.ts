import type { Context, MiddlewareHandler } from 'hono';
import { type DeskEnv, reject, rejectForNow } from '../http/problem';
import { oncePerHour } from '../operations/log';
import type { Firms } from './firms';

/** The calls of the API whose path may end in a firm's id. */
const firmPath = /^\/(?:api\/(?:requests|check|token|resume|events|slots|holds)|times)\/([^/]*)$/;

/** Characters of an id that is logged: anybody can make up longer ones. */
const maxLength = 64;

/**
 * Finds out which firm a request is for, by the last part of its path; without one it is the desk's own. An unknown firm is
 * answered with 404, one whose file cannot be used with 503, so that pages keep its leads. Both are logged once an hour.
 */
export function findFirm(firms: Firms): MiddlewareHandler<DeskEnv> {
  const log = oncePerHour();
  return async (context: Context<DeskEnv>, next) => {
    const id = firmPath.exec(context.req.path)?.[1];
    const firm = id === undefined ? firms.own : firms.find(id);
    if (firm === undefined || firm === 'unusable') {
      const name = JSON.stringify(id?.slice(0, maxLength));
      if (firm === 'unusable') {
        log(
          name,
          () => `Leads to the firm ${name} wait on the devices of visitors: its file cannot be used.`,
        );
        return rejectForNow(context, 'firm', `The firm ${name} cannot be served just now.`);
      }
      const remedy = `this desk has no firm ${name}: correct the id at the end of the endpoint, or add its file to FIRMS_DIR of the desk and restart it.`;
      log(name, () => `A lead cannot be taken: ${remedy}`);
      return reject(context, 404, 'firm', `Not found: ${remedy}`);
    }
    context.set('firm', firm);
    return next();
  };
}
