import { checkEndpoint } from './endpointCheck';

/**
 * Whether the endpoint mails an estimate to the visitor as soon as it has the lead.
 * @param isMailable what `isMailable` says of the lead.
 */
export const isEstimateMailed = async (isMailable: boolean | undefined, endpoint: string): Promise<boolean> =>
  isMailable === true && (await checkEndpoint(endpoint))?.estimatesMailed === true;
