/** The files of `locales/` with the texts of these pages: what one lacks is looked for in the next. */
export const namespaces = ['account', 'accountForms', 'registration', 'common'] as const;

/** Those whose texts browsers need too, for the parts that answer without a new page. */
export const browserNamespaces = ['accountForms', 'registration', 'captcha', 'common'];
