/**
 * Every table that holds something of a lead, besides `leads` itself, with its column for the lead's id. Whatever part of
 * the desk keeps more of a lead adds its table here, so that it is erased with the lead.
 */
export const tablesOfALead: readonly { table: string; column: string }[] = [
  { table: 'photos', column: 'lead_id' },
  { table: 'messages', column: 'lead_id' },
];
