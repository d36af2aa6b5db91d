/** The types of notices. */
export const informationTypes = ['lawChange', 'deadline', 'company'] as const;
export type InformationType = (typeof informationTypes)[number];
