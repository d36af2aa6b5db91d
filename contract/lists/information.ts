/** The types of notices. */
export const informationTypes = ['lawChange', 'deadline', 'company'] as const;
export type InformationType = (typeof informationTypes)[number];

export const isInformationType = (value: unknown): value is InformationType =>
  informationTypes.some((type) => type === value);
