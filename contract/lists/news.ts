/** The types of notices. */
export const newsTypes = ['lawChange', 'deadline', 'company'] as const;
export type NewsType = (typeof newsTypes)[number];

export const isNewsType = (value: unknown): value is NewsType => newsTypes.some((type) => type === value);
