/** The categories of consent, besides what the site needs to work. */
export const consentCategories = ['statistics', 'campaigns'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Version of the texts that ask. It goes up when they ask for something else, and everybody is asked anew. */
export const consentVersion = 2;

/** The cookie that keeps the choice, as vanilla-cookieconsent writes it. */
export const consentCookie = 'consent';

/** Keys of storage: what is kept of the activity pop-up, and of visits. */
export const popUpStorageKey = 'activityModalTime';
export const visitStorageKey = 'visit';

interface StoredNames {
  cookies: readonly string[];
  /** Keys of localStorage and sessionStorage. */
  storage: readonly string[];
}

/** The cookies and storage keys of each category of consent, removed when it is withdrawn. */
export const consentStorage: Record<ConsentCategory, StoredNames> = {
  statistics: { cookies: [], storage: [visitStorageKey] },
  campaigns: { cookies: ['channelNo', 'channelCode'], storage: [popUpStorageKey] },
};

/** Returns the categories that the cookie's value allows; undefined without a choice, or for one about other texts. */
export function parseConsent(cookie: string | undefined): ConsentCategory[] | undefined {
  try {
    const { revision, categories } = JSON.parse(cookie ?? '') as { revision: unknown; categories: unknown };
    if (revision !== consentVersion || !Array.isArray(categories)) return undefined;
    return consentCategories.filter((category) => categories.includes(category));
  } catch {
    return undefined;
  }
}
