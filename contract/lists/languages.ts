/** The languages of content and interface, the default first: a text without a translation is shown in the default. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
/** A text in each of them. */
export type InEachLanguage = Record<Language, string>;
