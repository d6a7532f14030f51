/** Campaign tags: the URL parameters that advertisements and newsletters add. */
export const CAMPAIGN_TAG = /^(utm_\w{1,40}|gclid|gbraid|wbraid|fbclid|msclkid)$/;
