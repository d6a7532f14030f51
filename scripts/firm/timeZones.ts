/**
 * What to propose where a firm's time zone does not follow from its place: the zones of the states that have several, that of
 * most people first.
 */
const ZONES: Readonly<Record<string, readonly [first: string, second: string]>> = {
  'AK Alaska': ['America/Anchorage', 'America/Adak'],
  'AZ Arizona': ['America/Phoenix', 'America/Denver'],
  'FL Florida': ['America/New_York', 'America/Chicago'],
  'ID Idaho': ['America/Boise', 'America/Los_Angeles'],
  'IN Indiana': ['America/Indiana/Indianapolis', 'America/Chicago'],
  'KS Kansas': ['America/Chicago', 'America/Denver'],
  'KY Kentucky': ['America/New_York', 'America/Chicago'],
  'MI Michigan': ['America/Detroit', 'America/Menominee'],
  'NE Nebraska': ['America/Chicago', 'America/Denver'],
  'NV Nevada': ['America/Los_Angeles', 'America/Denver'],
  'ND North Dakota': ['America/Chicago', 'America/Denver'],
  'OR Oregon': ['America/Los_Angeles', 'America/Boise'],
  'SD South Dakota': ['America/Chicago', 'America/Denver'],
  'TN Tennessee': ['America/Chicago', 'America/New_York'],
  'TX Texas': ['America/Chicago', 'America/Denver'],
};

/**
 * @param place where the firm is, such as `Phoenix, Arizona` or `AZ`.
 * @returns what to name, as a sentence says it, such as `"America/Phoenix" or "America/Denver"`.
 */
export function proposedTimeZones(place: string): string {
  const state = (place.split(', ').at(-1) ?? '').trim().toLowerCase();
  const [, zones] =
    Object.entries(ZONES).find(
      ([names]) => names.slice(0, 2).toLowerCase() === state || names.slice(3).toLowerCase() === state,
    ) ?? [];
  return zones ? zones.map((zone) => `"${zone}"`).join(' or ') : 'such as "America/Los_Angeles"';
}
