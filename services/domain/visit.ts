/** Specification, section 3: system type code for the activity area. */
export const activitySystemType = '04';

/** Characters of a page's title that travel with a call. */
export const maxTitleLength = 300;
