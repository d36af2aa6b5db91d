/** The address that calls a number, however it is written: `+49 30 23125-100` is `tel:+493023125100`. */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
